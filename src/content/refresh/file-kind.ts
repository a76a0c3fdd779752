import type {FileKind} from '../facts/files-schema';

/** The first pattern that matches a path determines the kind of file. */
const kinds: readonly [RegExp, FileKind][] = [
  [/^\/usr\/bin\//, 'command'],
  [/\/systemd\/(?:system|user)-preset\//, 'unit preset'],
  [/\/systemd\/(?:system|user)\//, 'unit'],
  [/\.just$/, 'justfile'],
  [/\.Brewfile$/, 'Brewfile'],
  [/\.hooks\.d\//, 'hook'],
  [/^\/usr\/libexec\/|\/setup-services\//, 'helper'],
  [/\/udev\/rules\.d\//, 'udev rule'],
  [/\/polkit-1\//, 'polkit rule'],
  [/\/(?:sysctl|modprobe|modules-load)\.d\//, 'kernel setting'],
  [/\/(?:dracut|bootc)\//, 'boot setting'],
  [/\/tmpfiles\.d\//, 'temporary files'],
  [/\/(?:etc\/containers|pki\/containers)\//, 'signature policy'],
  [/^\/etc\/skel\//, 'home folder default'],
  [/\/(?:profile\.d|etc\/zsh|fish|zsh|bling)\//, 'shell setup'],
  [/\/kde-settings\/|\/plasmalogin\/|\/firefox-config\//, 'desktop default'],
  [/\/applications\/.*\.desktop$/, 'desktop entry'],
  [/\/(?:plasma|icons|backgrounds|color|pixmaps)\/|ascii-logo/, 'look'],
  [/^\/etc\/|\/sysusers\.d\/|\/wireplumber\/|\/dnf\/|\/flatpak|qtlogging\.ini$/, 'system setting'],
];

/**
 * Returns the purpose of a file in the image, as far as its location reveals it.
 *
 * @param path on an installed system
 */
export function kindOf(path: string): FileKind {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'data';
}
