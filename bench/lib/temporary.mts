import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folders: string[] = [];

process.on('exit', () => {
  folders.forEach((folder) => rmSync(folder, {recursive: true, force: true}));
});

/** Creates a temporary folder that is deleted when the process exits. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
