import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Nothing for writers: src/content/remark/phone-codes inserts all of them. */
interface Props {
  /** The address of the page. */
  url?: string;
  /** The number of modules in a row of the code. */
  size?: string;
  /** The path of the dark modules. */
  path?: string;
}

/**
 * A QR code that leads to the page, for readers who are about to restart the computer in front of
 * them. Phones do not show it.
 */
export default function PhoneCode({url = '', size, path}: Props): ReactNode {
  return (
    <div className={styles.code}>
      <svg
        viewBox={`-3 -3 ${Number(size) + 6} ${Number(size) + 6}`}
        role="img"
        aria-label={translate(
          {
            id: 'components.PhoneCode.label',
            message: 'QR code for {url}',
            description: 'The text alternative of a QR code that leads to a page',
          },
          {url},
        )}
      >
        {/* Scanners want dark on light, in both color modes. */}
        <path fill="#fff" d="M-3-3h99v99h-99z" />
        <path fill="#000" d={path} />
      </svg>
      <p>
        <strong>
          <Translate
            id="components.PhoneCode.title"
            description="Beside a QR code that leads to the page it is on"
          >
            Continue on your phone
          </Translate>
        </strong>
        <br />
        {url.replace('https://', '')}
      </p>
    </div>
  );
}
