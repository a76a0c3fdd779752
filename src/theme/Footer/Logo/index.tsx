import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Footer/Logo';
import ThemedImage from '@theme/ThemedImage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The logo at the end of the page. Replaces the theme's (theme-classic 3.9.2), which fetches it, in
 * the colours of both modes, before the reader has come so far.
 */
export default function FooterLogo({logo}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Link className={styles.link} href={logo.href} target={logo.target}>
      <ThemedImage
        className="footer__logo"
        loading="lazy"
        alt={logo.alt}
        width={logo.width}
        height={logo.height}
        sources={{
          light: withBaseUrl(logo.src),
          dark: withBaseUrl(logo.srcDark ?? logo.src),
        }}
      />
    </Link>
  );
}
