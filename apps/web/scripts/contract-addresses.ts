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
      if (!id.includes(CONTRACT_FOLDER) || !code.includes('endpoint(')) return null;
      const cuts: { start: number; end: number }[] = [];
      visit(this.parse(code) as unknown as Node, (node) => {
        if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'endpoint') return;
        const [definition] = node.arguments as Node[];
        if (definition?.type !== 'ObjectExpression') return;
        const properties = definition.properties as Node[];
        properties.forEach((property, index) => {
          if (KEPT.has(String((property.key as Node | undefined)?.name))) return;
          cuts.push({ start: property.start, end: properties[index + 1]?.start ?? definition.end - 1 });
        });
      });
      const kept = cuts.sort((a, b) => b.start - a.start).reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      return { code: kept.replace(/= endpoint\(/g, '= /* @__PURE__ */ endpoint('), map: null };
    },
  };
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, look);
    }
  }
}
