import {z} from 'zod';

/** The fields of package.json that decide what is installed. */
export interface Manifest {
  dependencies: Record<string, string>;
  overrides?: unknown;
}

/** Whether a contract holds; when not, each assumption that does not. */
export interface ContractResult {
  /** The path of the README that it belongs to. */
  readme: string;
  broken: string[];
}

/** @throws Error that says how to name a version */
export function versionOf(args: readonly string[]): string {
  const [version, ...rest] = args;
  if (version === undefined || rest.length > 0 || !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)) {
    throw new Error('Name one version of Docusaurus in full, for example 3.10.2.');
  }
  return version;
}

/** What the site installs, with another version of all packages of Docusaurus. */
export function manifestFor(version: string, {dependencies, overrides}: Manifest): object {
  const changed = Object.entries(dependencies).map(([name, ours]) => [
    name,
    name.startsWith('@docusaurus/') ? version : ours,
  ]);
  return {private: true, dependencies: Object.fromEntries(changed) as object, overrides};
}

/** What to tell a reader when npm could not install a version. */
export function installProblem(version: string, output: string): string {
  if (/\bE(?:TARGET|404)\b/.test(output)) {
    return `The registry has no Docusaurus ${version}; "npm view @docusaurus/core versions" lists those that it has.`;
  }
  if (/\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(output)) {
    return 'The registry of npm cannot be reached; check that this machine has a network, then try again.';
  }
  return `npm could not install Docusaurus ${version}:\n${output.trim()}`;
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ancestorTitles: z.array(z.string()), title: z.string(), status: z.string()}),
      ),
    }),
  ),
});

/**
 * Reads the report of Vitest on the contract tests.
 *
 * @param json as its reporter `json` writes it
 */
export function readResults(json: string): ContractResult[] {
  const {testResults} = reportSchema.parse(JSON.parse(json));
  const results = testResults.flatMap(({name, message, assertionResults}): ContractResult[] => {
    const [readme] = assertionResults[0]?.ancestorTitles ?? [];
    if (readme === undefined) {
      return [{readme: name, broken: [`the test does not run: ${message ?? 'no reason given'}`]}];
    }
    const broken = assertionResults.filter(({status}) => status !== 'passed');
    return [{readme, broken: broken.map(({title}) => title)}];
  });
  return results.toSorted((one, other) => one.readme.localeCompare(other.readme));
}

/** A table in Markdown: each contract, whether it holds, and why not. */
export function tableOf(results: readonly ContractResult[]): string {
  const rows = results.map(({readme, broken}) => {
    const name = readme.replace(/^src\/upstream\//, '').replace(/\/README\.md$/, '');
    const why = broken.map((assumption) => `not true: ${assumption}`).join('<br>');
    return [name, broken.length === 0 ? 'holds' : 'breaks', why].map(escaped);
  });
  const lines = [['contract', 'result', 'why'], ['---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
