import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options a command was given. Undefined when it was called wrongly, which has then been said. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuseCall(usage, (error as Error).message);
  }
}

/** Ends with 2, which tells a script that it was called wrongly from something being wrong. */
export function refuseCall(usage: string, problem: string): undefined {
  process.stderr.write(`${problem}\nUsage: ${usage}\n`);
  process.exitCode = 2;
}
