import type {Files} from '../facts/files-schema';
import {imagesOfScript} from './files';
import type {Repository} from './repository';

type UnitFact = Files['units'][number];

/** What a line of a build script does to a unit. */
interface UnitLine {
  name: string;
  scope: 'system' | 'user';
  state: UnitFact['state'];
  /** The streams that the line is for; null for all. */
  streams: string[] | null;
  /** The trimmed line. */
  line: string;
}

const states = {enable: 'enabled', disable: 'disabled', mask: 'masked'} as const;

/**
 * Returns the units that a build script enables or disables, ignoring comments.
 *
 * @param coreosStreams the streams whose kernel follows Fedora CoreOS
 */
function unitLines(script: string, coreosStreams: readonly string[]): UnitLine[] {
  const conditions: string[] = [];
  return script.split('\n').flatMap((text): UnitLine[] => {
    const line = text.trim();
    if (/^if\b/.test(line)) {
      conditions.push(line);
    } else if (/^fi\b/.test(line)) {
      conditions.pop();
    }
    const match =
      /^systemctl (?<before>--global )?(?<verb>enable|disable|mask) (?<after>--global )?(?<name>\S+\.\w+)$/.exec(
        line,
      )?.groups;
    if (!match) {
      return [];
    }
    const isCoreos = conditions.some((condition) => /AKMODS_FLAVOR.*=~ coreos/.test(condition));
    return [
      {
        name: match.name ?? '',
        scope: match.before || match.after ? 'user' : 'system',
        state: states[match.verb as keyof typeof states],
        streams: isCoreos ? [...coreosStreams] : null,
        line,
      },
    ];
  });
}

/** Returns the units that are enabled or disabled after all build scripts of the image. */
export async function readUnits(
  repository: Repository,
  coreosStreams: readonly string[],
): Promise<UnitFact[]> {
  const units = new Map<string, UnitFact>();
  for (const script of await repository.files('build_scripts')) {
    const text = (await repository.read(script)) ?? '';
    for (const {line, ...unit} of unitLines(text, coreosStreams)) {
      units.set(`${unit.scope} ${unit.name}`, {
        ...unit,
        images: imagesOfScript(script),
        from: script,
        changed: await repository.textChanged(script, line),
      });
    }
  }
  return [...units.values()].sort((a, b) =>
    `${a.scope} ${a.name}` < `${b.scope} ${b.name}` ? -1 : 1,
  );
}
