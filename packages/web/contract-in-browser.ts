import { ALL_ROUTES } from '@famiglia/contract/routes';
import type { Route } from '@famiglia/contract/kit/route';
import type { ESTree, Plugin } from 'vite';

type Edit = readonly [start: number, end: number, code: string];

const CONTRACT = /\/packages\/contract\/src\/.*\.ts$/;
const PAGES = /\/packages\/web\/src\/.*\.tsx?$/;
const READS_SCHEMA =
  /Routes\.\w+\.(params|query|body|response)\b|\{[^{}]*\b(params|query|body|response)\b[^{}]*\} = \w+Routes\b/;
/** Values that the bundler drops by itself when no page uses them. */
const PLAIN = new Set(['Literal', 'TemplateLiteral', 'Identifier', 'ArrowFunctionExpression']);

/**
 * The contract describes every call in full. A browser checks no answer and only some of what it sends, but zod and all
 * schemas were a quarter of the panel's first load. In the build a route has what a call needs, and all other schemas are
 * dropped unless a page uses them by their own name.
 */
export const contractInBrowser = (): Plugin => ({
  name: 'famiglia:contract-in-browser',
  apply: 'build',
  transform: {
    filter: { id: [CONTRACT, PAGES] },
    handler(code, id) {
      if (PAGES.test(id)) {
        if (READS_SCHEMA.test(code))
          this.error('A browser has no schemas of routes: give this one a name of its own');
        return null;
      }
      const edits = constantsOf(this.parse(code)).flatMap(editsOf);
      return {
        code: edits.reduceRight(
          (text, [start, end, put]) => text.slice(0, start) + put + text.slice(end),
          code,
        ),
        map: null,
      };
    },
  },
});

/** The values of a module's constants. */
const constantsOf = ({ body }: ESTree.Program): ESTree.Expression[] =>
  body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => (init === null || PLAIN.has(init.type) ? [] : [init]));

/** In a function that is marked as pure, a constant may be dropped although it is computed. */
const editsOf = (value: ESTree.Expression): Edit[] => [
  [value.start, value.start, '/* @__PURE__ */ (() => ('],
  ...routesIn(value).map((route): Edit => [route.start, route.end, slimRoute(route)]),
  [value.end, value.end, '))()'],
];

/** What the calls of `route` in a table of routes are given. */
const routesIn = (table: ESTree.Expression): ESTree.ObjectExpression[] =>
  table.type === 'ObjectExpression' ? table.properties.flatMap(givenTo) : [];

const givenTo = (property: ESTree.ObjectPropertyKind): ESTree.ObjectExpression[] => {
  if (property.type !== 'Property' || property.value.type !== 'CallExpression') return [];
  const { callee, arguments: given } = property.value;
  const isRoute = callee.type === 'Identifier' && callee.name === 'route';
  return isRoute && given[0]?.type === 'ObjectExpression' ? [given[0]] : [];
};

/** Where a call goes, who may make it, and the names of what it sends. */
const slimRoute = (source: ESTree.ObjectExpression): string => {
  const textOf = (name: string): unknown => {
    const property = source.properties.find(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
    );
    return property?.type === 'Property' && property.value.type === 'Literal'
      ? property.value.value
      : undefined;
  };
  const route = ALL_ROUTES.find(({ method, path }) => method === textOf('method') && path === textOf('path'));
  if (route === undefined) throw new Error(`A route is in no group of routes.ts: ${String(textOf('path'))}`);
  const { method, path, access, upload, download, params, query, body } = route;
  return JSON.stringify({
    method,
    path,
    access,
    upload,
    download,
    params: namesOf(params),
    query: namesOf(query),
    body: namesOf(body),
  });
};

const namesOf = (schema: Route['body']) =>
  schema && { shape: Object.fromEntries(Object.keys(schema.shape).map((name) => [name, 0])) };
