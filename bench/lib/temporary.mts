import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folders: string[] = [];

process.on('exit', () => {
  folders.forEach((folder) => rmSync(folder, {recursive: true, force: true}));
});

/** A folder outside the repository that is gone when the command ends, however it ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
