import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The classes of looks that the configuration does not choose. The scripts of the theme name all of
 * them.
 */
export function unchosenClasses({
  navbar,
  footer,
}: Pick<ThemeConfig, 'navbar' | 'footer'>): string[] {
  return [
    ...['dark', 'primary']
      .filter((style) => navbar?.style !== style)
      .map((style) => `navbar--${style}`),
    ...(footer?.style === 'dark' ? [] : ['footer--dark']),
    ...(footer?.logo ? [] : ['footer__logo']),
  ];
}
