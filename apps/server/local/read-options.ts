import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options a command was given. Undefined when it was called wrongly, which has then been said. */
export function readOptions<const Known extends Options>(usage: string, options: Known) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuseCall(usage, (error as Error).message);
  }
}

/** The same for a command that takes so many words beside them, no fewer and no more. */
export function readWords<const Known extends Options>(usage: string, count: number, options: Known) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length === count) return { values, words: positionals };
    return refuseCall(usage, `It takes ${count} words, and was given ${positionals.length}.`);
  } catch (error) {
    return refuseCall(usage, (error as Error).message);
  }
}

/** Ends with 2, which tells a script that it was called wrongly from something being wrong. */
export function refuseCall(usage: string, problem: string): undefined {
  process.stderr.write(`${problem}\nUsage: ${usage}\n`);
  process.exitCode = 2;
}
