import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** File contents by path; undefined deletes a file. */
export type Files = Readonly<Record<string, string | undefined>>;

/** A temporary folder, deleted after the tests. */
export function temporaryFolder(): {folder: string; remove: () => void} {
  const folder = mkdtempSync(path.join(tmpdir(), 'clones-'));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}

const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];

export function git(folder: string, ...parameters: string[]): string {
  return execFileSync('git', ['-C', folder, ...author, ...parameters], {encoding: 'utf8'});
}

export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (text === undefined) {
      rmSync(file);
      continue;
    }
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Commits files on a given day, and creates the repository if necessary. */
export function commitOn(day: string, folder: string, files: Files): void {
  mkdirSync(folder, {recursive: true});
  git(folder, 'init', '--quiet');
  writeFiles(folder, files);
  git(folder, 'add', '--all');
  const date = `${day}T12:00:00Z`;
  execFileSync('git', ['-C', folder, ...author, 'commit', '--quiet', '--message', day], {
    env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
  });
}

const shared = 'system_files/shared';
const just = `${shared}/usr/share/ublue-os/just`;

/** The files of a small clone of get-aurora-dev/common. */
export const commonFiles = {
  [`${just}/00-entry.just`]: [
    'set allow-duplicate-recipes := true',
    '_default:',
    '    ujust --list',
    'import "/usr/share/ublue-os/just/system.just"',
    'import? "/usr/share/ublue-os/just/60-custom.just"',
    '',
  ].join('\n'),
  [`${just}/system.just`]: [
    'alias upgrade := update',
    '# Update everything',
    "[group('System')]",
    'update:',
    '    rpm-ostree upgrade',
    'greet name="you":',
    '    /usr/bin/hello {{ name }}',
    '',
  ].join('\n'),
  [`${shared}/usr/bin/hello`]: 'echo hello\n',
  [`${shared}/usr/share/applications/dev.getaurora.documentation.desktop`]:
    'Exec=xdg-open https://docs.getaurora.dev/guides/basic-usage/#using-ujust.\n',
  [`${shared}/usr/share/ublue-os/homebrew/cli.Brewfile`]:
    '# Tools\ntap "a/b", "https://example.org/a.git"\nbrew  "bat" # a cat\n',
  'system_files/dx/etc/docker.conf': 'a\n',
} satisfies Files;

const workflow = (on: string, stream: string) =>
  [`on:`, on, 'jobs:', '  build:', '    with:', `      stream_name: ${stream}`, ''].join('\n');

/** The files of a small clone of ublue-os/aurora. */
export const auroraFiles = {
  Justfile: [
    'stable_version := "44"',
    'latest_version := "44"',
    "images := '(",
    '    [aurora]=aurora',
    ")'",
    "flavors := '(",
    '    [main]=main',
    '    [nvidia-open]=nvidia-open',
    ")'",
    "tags := '(",
    '    [stable]=stable',
    '    [latest]=latest',
    ")'",
    'akmods_flavor tag="latest":',
    '    #!/usr/bin/env bash',
    '    if [[ "{{ tag }}" =~ stable ]]; then',
    '        akmods_flavor="coreos-stable"',
    '    else',
    '        akmods_flavor="main"',
    '    fi',
    'generate-build-tags tag="latest":',
    '    #!/usr/bin/env bash',
    '    COMMON_TAGS+=("${tag}")',
    '    COMMON_TAGS+=("${tag}-${version}.${POINT}")',
    '    if [[ "{{ tag }}" == stable ]]; then',
    '      BUILD_TAGS+=("{{ tag }}-daily")',
    '    elif [[ "{{ tag }}" == latest ]]; then',
    '      BUILD_TAGS+=("${FEDORA_VERSION}-${version:3}")',
    '    fi',
    '',
  ].join('\n'),
  'Containerfile.in': 'FROM base\n',
  '.github/workflows/build-image-stable.yml': workflow(
    '  pull_request:\n    branches: [stable-f44]',
    'stable',
  ),
  '.github/workflows/build-image-latest.yml': workflow(
    '  push:\n    branches: [stable-f44]',
    'latest',
  ),
  '.github/workflows/trigger-stable.yml': [
    'on:',
    '  schedule:',
    '    - cron: "0 1 * * TUE"',
    'jobs:',
    '  start:',
    '    steps:',
    '      - env: {BRANCH: stable-f44}',
    '        run: gh workflow run build-image-stable.yml',
    '',
  ].join('\n'),
  '.github/workflows/clean.yml': [
    'on:',
    '  schedule:',
    '    - cron: "15 0 * * 0"',
    'jobs:',
    '  clean:',
    '    steps:',
    '      - with: {packages: "aurora,aurora-nvidia-open", older-than: 90 days, keep-n-tagged: 7}',
    '',
  ].join('\n'),
  'build_scripts/base/17-cleanup.sh': [
    'systemctl enable uupd.timer',
    '# systemctl enable bazaar.service',
    'if [[ "${AKMODS_FLAVOR}" =~ coreos ]]; then',
    '  systemctl enable zfs.timer',
    'fi',
    'INFO="/usr/share/info.json"',
    'cat >$INFO <<EOF',
    'EOF',
    '',
  ].join('\n'),
  'build_scripts/dx/00-dx.sh': 'systemctl enable --global code.service\n',
} satisfies Files;
