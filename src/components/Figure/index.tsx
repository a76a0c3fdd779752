import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useRef, useState, type ReactNode} from 'react';
import {blocksOf, useIsMarkdown} from '../markdown';
import styles from './styles.module.css';
import Zoom from './Zoom';

interface Props {
  /** An image and a paragraph, as Markdown; the paragraph is the caption. */
  children: ReactNode;
}

/** An image with a caption and, where there is JavaScript, a button that shows it in full size. */
export default function Figure({children}: Props): ReactNode {
  const is = useIsMarkdown();
  const canZoom = useIsBrowser();
  const frame = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<'wide' | 'tall'>();
  const [first, ...caption] = blocksOf(children);
  const image = is(first, 'p') ? first.props.children : first;
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.frame}>
        {image}
      </div>
      {canZoom && (
        <button
          type="button"
          className={styles.enlarge}
          aria-haspopup="dialog"
          onClick={({currentTarget}) => {
            // Safari does not, and then the image has nothing to give the focus back to.
            currentTarget.focus();
            setZoomed(shapeOf(frame.current));
          }}
          aria-label={translate({
            id: 'components.Figure.enlarge',
            message: 'Enlarge the image',
            description: 'The button on a figure that shows its image in full size',
          })}
        />
      )}
      <figcaption className={styles.caption}>
        {caption.map((block) => (is(block, 'p') ? block.props.children : block))}
      </figcaption>
      {zoomed && (
        <Zoom shape={zoomed} onClose={() => setZoomed(undefined)}>
          {image}
        </Zoom>
      )}
    </figure>
  );
}

/** The shape of the image in a frame, as the reader sees it. */
function shapeOf(frame: HTMLElement | null): 'wide' | 'tall' {
  const image = frame?.querySelector('img');
  return image && image.clientHeight > image.clientWidth ? 'tall' : 'wide';
}
