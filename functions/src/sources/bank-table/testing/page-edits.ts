/** One change of a page's text. */
export type Edit = (body: string) => string;

/** Changes the line of a currency's row. */
export function inRow(code: string, ...changes: readonly Edit[]): Edit {
  return inLines((line) => isRowOf(line, code), all(...changes));
}

/** Changes every line that is a row of the page's rates. */
export function inRows(...changes: readonly Edit[]): Edit {
  return inLines(isRow, all(...changes));
}

function inLines(passes: (line: string) => boolean, change: Edit): Edit {
  return (body) =>
    body
      .split('\n')
      .map((line) => (passes(line) ? change(line) : line))
      .join('\n');
}

/** Repeats the line of a currency's row below the first, changed. */
export function again(code: string, ...changes: readonly Edit[]): Edit {
  return inRow(code, (line) => `${line}\n${all(...changes)(line)}`);
}

/** Removes a currency's row and all rows after it. */
export function cutFrom(code: string): Edit {
  return (body) => {
    const lines = body.split('\n');
    const from = lines.findIndex((line) => isRowOf(line, code));
    return lines.filter((line, index) => index < from || !isRow(line)).join('\n');
  };
}

export function without(code: string): Edit {
  return (body) =>
    body
      .split('\n')
      .filter((line) => !isRowOf(line, code))
      .join('\n');
}

/** Exchanges the rows of two currencies. */
export function exchanged(first: string, second: string): Edit {
  return (body) => {
    const lines = body.split('\n');
    const rowsOf = (code: string) => lines.filter((line) => isRowOf(line, code)).values();
    const others = { [first]: rowsOf(second), [second]: rowsOf(first) };
    const codeOf = (line: string) => [first, second].find((code) => isRowOf(line, code)) ?? '';
    return lines.map((line) => others[codeOf(line)]?.next().value ?? line).join('\n');
  };
}

const printedPrice = /(?<=>\s*)(?!1\.000<)\d*[.,]\d+/g;

/** Changes the printed prices of a row, or the first of them. */
export function prices(change: Edit): Edit {
  return (line) => line.replace(printedPrice, change);
}

export function firstPrice(change: Edit | string): Edit {
  return (line) => line.replace(new RegExp(printedPrice, ''), textBy(change));
}

/** Exchanges the first two printed prices of a row. */
export function pricesExchanged(line: string): string {
  const [first = '', second] = line.match(printedPrice) ?? [];
  const turned = [second ?? first, first].values();
  return line.replace(printedPrice, (price) => turned.next().value ?? price);
}

/** Ends the page before the last price of its last row. */
export function cutInRow(body: string): string {
  const last = body.split('\n').findLast(isRow) ?? '';
  const at = body.lastIndexOf(last) + last.lastIndexOf(last.match(printedPrice)?.at(-1) ?? '');
  return body.slice(0, at);
}

/** Changes or replaces a cell's text, by its index in its row. */
export function cell(index: number, change: Edit | string): Edit {
  return (line) => {
    let at = -1;
    return line.replace(/(<td[^>]*>)(.*?)(<\/td>)/g, (whole, open, text, close) => {
      at += 1;
      return at === index ? `${open}${textBy(change)(text)}${close}` : whole;
    });
  };
}

/** Reorders the cells of a row; an omitted index removes its cell. */
export function cellsAs(...order: readonly number[]): Edit {
  return (line) => {
    const cells = line.match(/<t[dh]\b[^>]*>.*?<\/t[dh]>/g) ?? [];
    return `<tr>${order.map((index) => cells[index] ?? '').join('')}</tr>`;
  };
}

/** Moves the texts of one cell of every row down by one row. */
export function shifted(index: number): Edit {
  return (body) => {
    let above = '';
    const shift = cell(index, (text) => {
      const taken = above;
      above = text;
      return taken;
    });
    return inRows(shift)(body).replace('></', `>${above}</`);
  };
}

export function replaced(from: string | RegExp, to: string): Edit {
  return (body) => body.replaceAll(from, to);
}

export function all(...edits: readonly Edit[]): Edit {
  return (body) => edits.reduce((text, edit) => edit(text), body);
}

function textBy(change: Edit | string): Edit {
  return typeof change === 'string' ? () => change : change;
}

/** Multiplies a printed price by a factor, to three decimals. */
export function times(factor: number): Edit {
  return recomputed((price) => price * factor);
}

/** Computes a printed price anew, to three decimals with the same sign. */
export function recomputed(compute: (price: number) => number): Edit {
  return (text) => {
    if (!/\d/.test(text)) return text;
    const computed = compute(Number(text.replace(',', '.'))).toFixed(3);
    return text.includes(',') ? computed.replace('.', ',') : computed;
  };
}

export function isRow(line: string): boolean {
  return /^<(?:tr|div|dl|table)\b.*>\s*\d*[.,]\d/.test(line);
}

/** The names in the rows of the page without codes. */
const names: Readonly<Record<string, string>> = {
  EUR: 'Euro',
  USD: 'Dollar US',
  AED: 'Dirham des EAU',
  QAR: 'Riyal Qatari',
};

function isRowOf(line: string, code: string): boolean {
  const isCoded = line.includes(`>${code}<`) || line.includes(`"${code}"`);
  return isRow(line) && (isCoded || line.includes(`<td>${names[code]}</td><td>1`));
}
