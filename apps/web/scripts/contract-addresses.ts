import type { Plugin, Rolldown } from 'vite';

const IN_CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/]/;
const SCHEMAS = '?schemas';
const VALIDATOR = /[\\/]node_modules[\\/]zod[\\/]/;
/** Whatever is not the portal's alone. */
const OF_SITE = /[\\/]web[\\/]src[\\/](?!features[\\/]admin[\\/]|app[\\/]admin-)/;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * The browser calls an endpoint by method and path; the schemas behind it are for types and for the server. So each file
 * of the contract is cut in two: its endpoints as bare addresses, and everything else in a module of its own. A page of the
 * site never meets the validation library, which would be a tenth of a first visit: its forms ask the domain what is wrong.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'jara-contract-addresses',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: IN_CONTRACT },
      handler(code, id) {
        const program = this.parse(code) as unknown as Node;
        const addresses = endpointsIn(program).map(({ name, definition }) => addressOf(name, definition, code));
        if (addresses.length === 0 || id.endsWith(SCHEMAS))
          return { code: withPureCalls(program, code), map: null, moduleSideEffects: false };
        const rest = `export * from ${JSON.stringify(id + SCHEMAS)};`;
        return { code: [...addresses, rest].join('\n'), map: null, moduleSideEffects: false };
      },
    },
    generateBundle(_options, bundle) {
      // What draws the pages on the server answers their presses as well, and may check as it likes.
      if (this.environment.config.consumer === 'server') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && holds(chunk, OF_SITE) && needsValidator(chunk, bundle))
          this.error(`${chunk.name} takes the validation library to everybody who comes`);
      }
    },
  };
}

const holds = ({ moduleIds }: Rolldown.OutputChunk, modules: RegExp): boolean =>
  moduleIds.some((id) => modules.test(id));

function needsValidator(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): boolean {
  seen.add(chunk.fileName);
  if (holds(chunk, VALIDATOR)) return true;
  return chunk.imports.some((file) => {
    const needed = bundle[file];
    return needed?.type === 'chunk' && !seen.has(file) && needsValidator(needed, bundle, seen);
  });
}

function endpointsIn(program: Node): { name: string; definition: Node }[] {
  return (program.body as Node[]).flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : null;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return (declaration.declarations as Node[]).flatMap((declarator) => {
      const call = declarator.init as Node | null;
      if (call?.type !== 'CallExpression' || (call.callee as Node).name !== 'endpoint') return [];
      const [definition] = call.arguments as Node[];
      return definition ? [{ name: String((declarator.id as Node).name), definition }] : [];
    });
  });
}

function addressOf(name: string, definition: Node, code: string): string {
  const kept = (definition.properties as Node[]).filter((property) =>
    ['method', 'path'].includes(String((property.key as Node | undefined)?.name)),
  );
  return `export const ${name} = { ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} };`;
}

/** The contract only declares, so a call whose result nobody uses may go. */
function withPureCalls(program: Node, code: string): string {
  const starts = new Set<number>();
  visit(program, (node) => {
    if (node.type === 'CallExpression') starts.add(node.start);
  });
  return [...starts]
    .sort((a, b) => b - a)
    .reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code);
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, look);
    }
  }
}
