import { Marked, type Token, type Tokens } from 'marked';

type Block = Tokens.Generic & { name: string; words: string; tokens: Token[] };

/** Words that several guides share, put where a guide says `::: shop` or `::: disclaimer`. */
export type SharedWords = { shop: string; disclaimer: string };

/** Markdown of a page → HTML, with the blocks that seed/guides/README.md describes. */
export function createMarkdown(shared: SharedWords): (markdown: string) => string {
  const marked = new Marked({
    extensions: [
      {
        name: 'block',
        level: 'block',
        start: (source) => /^:::/m.exec(source)?.index,
        tokenizer(source) {
          const alone =
            /^::: *(shop|disclaimer|lines|fields) *([^\n]*)(?:\n:::(?=\n|$))?(?:\n|$)/.exec(source);
          const found = alone ?? /^::: *(\w+) *([^\n]*)\n(.*?)\n:::(?:\n|$)/s.exec(source);
          if (!found) return;
          const [raw, name = '', words = '', body = ''] = found;
          const text = name === 'shop' || name === 'disclaimer' ? shared[name] : body;
          return {
            type: 'block',
            raw,
            name,
            words: words.trim(),
            tokens: this.lexer.blockTokens(text, []),
          };
        },
        renderer(token) {
          return renderBlock(token as Block, (tokens) => this.parser.parse(tokens));
        },
      },
    ],
    renderer: {
      codespan: ({ text }) => `<span class="bubble">${text}</span>`,
      checkbox: () => '<span class="tick-box"></span>',
      listitem(item) {
        const words = this.parser.parse(item.tokens);
        return item.task ? `<li class="to-tick">${words}</li>` : `<li>${words}</li>`;
      },
    },
  });

  return (markdown) => {
    const tokens = marked.lexer(markdown);
    void marked.walkTokens(tokens, (token) => {
      if (token.type === 'text') token.text = curlyQuotes(token.text);
    });
    return sections(tokens, (group) => marked.parser(group));
  };
}

function curlyQuotes(text: string): string {
  return text
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s(])'/g, '$1‘')
    .replace(/'/g, '’');
}

type Render = (tokens: Token[]) => string;

const panels = ['note', 'ask', 'shop', 'disclaimer'];

/** Heading and lead, then one `<section>` for each `##`; panels stand between sections by themselves. */
function sections(tokens: Token[], render: Render): string {
  const body = tokens.findIndex(
    (token) => !['heading', 'paragraph', 'space'].includes(token.type) || isHeading(token, 2),
  );
  const head = body < 0 ? tokens : tokens.slice(0, body);
  const groups: Token[][] = [];
  for (const token of tokens.slice(head.length)) {
    const last = groups.at(-1);
    if (token.type === 'space') continue;
    if (!last || isHeading(token, 2) || isPanel(token) || isPanel(last[0])) groups.push([token]);
    else last.push(token);
  }
  return [`<header>${render(head)}</header>`, ...groups.map((group) => wrap(group, render))].join(
    '\n',
  );
}

function wrap(group: Token[], render: Render): string {
  return isPanel(group[0]) ? render(group) : `<section>${render(group)}</section>`;
}

function renderBlock({ name, words, tokens }: Block, render: Render): string {
  const flags = words
    .split(' ')
    .filter((word) => /^[a-z]+$/.test(word))
    .join(' ');
  if (name === 'lines')
    return `<div class="lines ${flags}">${'<i></i>'.repeat(Number.parseInt(words) || 4)}</div>`;
  if (name === 'fields')
    return `<div class="fields">${words
      .split('|')
      .map((label) => `<span>${label.trim()}<i></i></span>`)
      .join('')}</div>`;
  if (name === 'columns')
    return columns(words.match(/[\d.]+/g)?.map(Number) ?? [], flags, render(tokens));
  if (name === 'cards')
    return `<div class="cards cards-${words || '2'}">${parts(tokens)
      .map((part) => `<div class="card">${render(part)}</div>`)
      .join('')}</div>`;
  if (name === 'days')
    return `<div class="days">${parts(tokens)
      .map((part, index) => day(Number(words || 1) + index, render(part)))
      .join('')}</div>`;
  if (!panels.includes(name)) throw new Error(`"::: ${name}" is no block.`);
  const title = words ? `<h3>${curlyQuotes(words)}</h3>` : '';
  return `<div class="panel ${name}">${title}${render(tokens)}</div>`;
}

/** A table whose columns share its width as the numbers say; it may grow to fill the page and go without its head. */
function columns(shares: number[], flags: string, table: string): string {
  const sum = shares.reduce((total, share) => total + share, 0);
  const cols = shares
    .map((share) => `<col style="width: ${((100 * share) / sum).toFixed(2)}%">`)
    .join('');
  return `<div class="columns ${flags}">${table.replace('<table>', `<table><colgroup>${cols}</colgroup>`)}</div>`;
}

function day(number: number, words: string): string {
  return `<div class="day"><p class="numeral">${number}</p><div>${words}</div><span class="tick-box"></span></div>`;
}

/** What stands below each `###`. */
function parts(tokens: Token[]): Token[][] {
  const found: Token[][] = [];
  for (const token of tokens) {
    if (isHeading(token, 3)) found.push([]);
    found.at(-1)?.push(token);
  }
  return found;
}

function isHeading(token: Token, depth: number): boolean {
  return token.type === 'heading' && token.depth === depth;
}

function isPanel(token: Token | undefined): boolean {
  return token?.type === 'block' && panels.includes((token as Block).name);
}
