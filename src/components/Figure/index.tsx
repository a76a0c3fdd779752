import {translate} from '@docusaurus/Translate';
import {useRef, useState, type ReactNode} from 'react';
import useHydrated from '../../hooks/useHydrated';
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
  const canZoom = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [zoomedRatio, setZoomedRatio] = useState<number>();
  const [first, ...caption] = blocksOf(children);
  const image = is(first, 'p') ? first.props.children : first;

  function zoom() {
    // The dialog returns the focus to where it was. A click on the image does not focus the button,
    // nor does one on the button in Safari: https://bugs.webkit.org/show_bug.cgi?id=22261
    button.current?.focus({preventScroll: true});
    setZoomedRatio(ratioOf(frame.current));
  }

  return (
    <figure className={styles.figure}>
      {/* Only a shortcut for pointers, not a second control: keyboard users have the button. */}
      <div
        ref={frame}
        className={styles.frame}
        {...(canZoom && {role: 'presentation', 'data-zooms': true, onClick: zoom})}
      >
        {image}
      </div>
      {canZoom && (
        <button
          ref={button}
          type="button"
          className={styles.enlarge}
          aria-haspopup="dialog"
          onClick={zoom}
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
      {zoomedRatio !== undefined && (
        <Zoom ratio={zoomedRatio} onClose={() => setZoomedRatio(undefined)}>
          {image}
        </Zoom>
      )}
    </figure>
  );
}

/** The aspect ratio of the image in a frame, as rendered. */
function ratioOf(frame: HTMLElement | null): number {
  const image = frame?.querySelector('img');
  return image?.clientHeight ? image.clientWidth / image.clientHeight : 1;
}
