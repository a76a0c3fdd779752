import {useId, type CSSProperties, type ReactNode} from 'react';

interface Props {
  label: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** Options under one label, inside a listbox. */
export default function Group({label, style, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className="DocSearch-Hits" style={style} role="group" aria-labelledby={id}>
      <div id={id} className="DocSearch-Hit-source" role="presentation">
        {label}
      </div>
      {children}
    </div>
  );
}
