import { sep } from 'node:path';
import type { Plugin } from 'vite';

const CONTRACT_FOLDER = `${sep}packages${sep}contract${sep}src${sep}`;
/** What the browser needs of an endpoint to call it. */
const KEPT = new Set(['method', 'path']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * The browser calls an endpoint by method and path; the schemas behind it are for types and for the server. Taking them
 * out of the bundle takes the whole validation library out of every page without a form: about a tenth of a first visit.
 * Forms import the field schemas they show (`email`, `accountNumber`) by name, and those stay.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'jara-contract-addresses',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes(CONTRACT_FOLDER)) return null;
      const edits: Edit[] = [];
      visit(this.parse(code) as unknown as Node, (node) => {
        if (node.type !== 'CallExpression') return;
        // The contract only declares: a call whose result nobody uses may go.
        edits.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' });
        if ((node.callee as Node).name === 'endpoint') edits.push(...cutsIn(node));
      });
      return { code: applied(edits, code), map: null, moduleSideEffects: false };
    },
  };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function cutsIn(call: Node): Edit[] {
  const [definition] = call.arguments as Node[];
  if (definition?.type !== 'ObjectExpression') return [];
  const properties = definition.properties as Node[];
  return properties.flatMap((property, index) => {
    if (KEPT.has(String((property.key as Node | undefined)?.name))) return [];
    return [{ start: property.start, end: properties[index + 1]?.start ?? definition.end - 1, text: '' }];
  });
}

/** From the end to the start, so that positions stay true; what lies inside a cut goes with it. */
function applied(edits: Edit[], code: string): string {
  const cuts = edits.filter(({ start, end }) => end > start);
  const outside = edits.filter(
    (edit) => edit.end > edit.start || !cuts.some((cut) => edit.start >= cut.start && edit.end < cut.end),
  );
  return outside
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, look);
    }
  }
}
