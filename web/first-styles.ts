import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import readSelector from 'postcss-selector-parser';
import type { StylePiece } from 'virtual:site-styles';
import type { Plugin } from 'vite';

const name = 'virtual:site-styles';

/**
 * Makes `import styles from 'virtual:site-styles'` the styles of the site in pieces, each with the classes that it is for: of
 * the one file that the browsers get, which is built before the server's code. While developing there is none: `null`.
 */
export function firstStyles(): Plugin {
  let sheet: string | null = null;
  return {
    name: 'first-styles',
    sharedDuringBuild: true,
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      return `export default ${JSON.stringify(sheet === null ? null : inPieces(sheet))}`;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
        const [only] = sheets;
        if (sheets.length !== 1 || only?.type !== 'asset')
          return this.error(`The pages have one file of styles, not ${sheets.length}`);
        sheet = only.source.toString();
      },
    },
  };
}

/** The rules of a sheet in their order, those of an at-rule within it. Letters that are fetched are left to the sheet itself. */
export function inPieces(css: string): StylePiece[] {
  return piecesOf(postcss.parse(css));
}

function piecesOf(container: Container): StylePiece[] {
  const pieces: StylePiece[] = [];
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') pieces.push(pieceOf(node));
    else if (node.type === 'atrule' && !isFetched(node)) pieces.push(pieceOfAtRule(node));
  }
  return pieces;
}

function pieceOf(rule: Rule): StylePiece {
  const classes = classesOf(rule.selector);
  return classes.some((all) => all.length === 0)
    ? rule.toString()
    : { for: classes, css: rule.toString() };
}

function pieceOfAtRule(rule: AtRule): StylePiece {
  const holdsRules = rule.nodes?.some(({ type }) => type === 'rule' || type === 'atrule');
  if (!holdsRules || rule.name.endsWith('keyframes'))
    return `${rule.toString()}${rule.nodes ? '' : ';'}`;
  return { within: `@${rule.name} ${rule.params}`, pieces: piecesOf(rule) };
}

const isFetched = (rule: AtRule) => rule.name === 'font-face' && rule.toString().includes('url(');

/** For each selector of a list the classes that an element of the page must have. What stands in brackets may be otherwise. */
function classesOf(selectors: string): string[][] {
  return readSelector()
    .astSync(selectors)
    .nodes.map((selector) => {
      const classes: string[] = [];
      selector.walkClasses((node) => {
        let around = node.parent;
        while (around && around !== selector && around.type !== 'pseudo') around = around.parent;
        if (around === selector) classes.push(node.value);
      });
      return classes;
    });
}
