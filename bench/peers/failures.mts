// cspell:ignore ECONN TIMEDOUT
/** How many lines of the output of a failed command are printed. */
const lineCount = 12;

/** npm's last word if it gets no answer from the registry. */
const connectionError =
  /^npm (?:error|ERR!) code (?<code>ENOTFOUND|EAI_AGAIN|ECONN\w+|E\w*TIMEDOUT|E\w*TIMEOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|E5\d\d)$/m;

/**
 * Says why a peer could not be installed, and what to do.
 *
 * @param output of npm
 */
export function installFailure(name: string, output: string): string {
  const code = connectionError.exec(output)?.groups?.code;
  return code === undefined
    ? `${name} cannot be installed; correct its versions in bench/peers/, or leave out --peers. npm's last lines:\n${lastLines(output)}`
    : `The npm registry cannot be reached (${code}), so ${name} cannot be installed; check the connection with "npm ping" and try again, or leave out --peers.`;
}

/**
 * Says that a peer could not build the pages, and what to do.
 *
 * @param output of its build
 */
export function buildFailure(name: string, output: string): string {
  return `${name} cannot build the pages; correct its configuration or the conversion of the text in bench/peers/, or leave out --peers. Its last lines:\n${lastLines(output)}`;
}

function lastLines(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-lineCount)
    .map((line) => `  ${line}`)
    .join('\n');
}
