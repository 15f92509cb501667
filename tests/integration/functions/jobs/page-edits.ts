/** One change of a page's text. */
export type Edit = (body: string) => string;

/** Changes the line of a currency's row. */
export function inRow(code: string, change: Edit): Edit {
  return (body) =>
    body
      .split('\n')
      .map((line) => (isRowOf(line, code) ? change(line) : line))
      .join('\n');
}

/** Changes every line that is a row of the page's rates. */
export function inRows(change: Edit): Edit {
  return (body) =>
    body
      .split('\n')
      .map((line) => (isRow(line) ? change(line) : line))
      .join('\n');
}

/** Repeats the line of a currency's row below the first, changed. */
export function again(code: string, change: Edit = (line) => line): Edit {
  return inRow(code, (line) => `${line}\n${change(line)}`);
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
    const rows = [first, second].map((code) => lines.find((line) => isRowOf(line, code)) ?? '');
    return lines
      .map((line) => (line === rows[0] ? rows[1] : line === rows[1] ? rows[0] : line))
      .join('\n');
  };
}

/** Changes a cell's text, by its index in its row. */
export function cell(index: number, change: Edit): Edit {
  return (line) => {
    let at = -1;
    return line.replace(/(<td[^>]*>)(.*?)(<\/td>)/g, (whole, open, text, close) => {
      at += 1;
      return at === index ? `${open}${change(text)}${close}` : whole;
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

/** Multiplies a printed price by a factor, to three decimals. */
export function times(factor: number): Edit {
  return (text) =>
    /\d/.test(text) ? (Number(text.replace(',', '.')) * factor).toFixed(3).replace('.', ',') : text;
}

function isRow(line: string): boolean {
  return /^<tr>.*\d,\d/.test(line);
}

function isRowOf(line: string, code: string): boolean {
  return isRow(line) && (line.includes(`>${code}<`) || line.includes(`"${code}"`));
}
