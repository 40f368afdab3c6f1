import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.mjs$/;
/** `["path", { d: "m22 7", key: "132q7q" }]` */
const LINE = /\[\s*"(\w+)",\s*\{(.*?)\}\s*\]/gs;
const ATTRIBUTE = /"?([\w-]+)"?:\s*("[^"]*")/g;

/**
 * An icon of lucide's as its markup and nothing else. It comes as a tree with a name and a random key for each of its lines, and
 * is drawn by a component that can do far more than we use: with forty icons on the way to a bank account that is two kilobytes.
 */
export function leanIcons(root: string): Plugin {
  const maker = JSON.stringify(`${root}src/lib/make-icon.ts`);
  return {
    name: 'jara-lean-icons',
    enforce: 'pre',
    transform: {
      filter: { id: ICON, code: /__iconData = / },
      handler(code, id) {
        const markup = [...code.matchAll(LINE)]
          .map(([, tag = '', attributes = '']) => markupOf(tag, attributes))
          .join('');
        if (markup === '') throw new Error(`${id} is not written as an icon used to be`);
        return {
          code: `import { makeIcon } from ${maker};\nexport default /* @__PURE__ */ makeIcon(${JSON.stringify(markup)});`,
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}

function markupOf(tag: string, attributes: string): string {
  const kept = [...attributes.matchAll(ATTRIBUTE)].filter(([, name]) => name !== 'key');
  return `<${tag}${kept.map(([, name, value]) => ` ${name}=${value}`).join('')}/>`;
}
