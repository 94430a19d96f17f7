const width = 1080;
const height = 810;
const edge = 72;

interface Said {
  title: string;
  /** In fours. */
  code: string;
  /** What it opens, and when. */
  lines: string[];
}

/** Breaks a text where it would leave the picture. */
function broken(drawing: CanvasRenderingContext2D, text: string): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length > 0 && drawing.measureText(longer).width <= width - 2 * edge)
      rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** The code as a picture, made on the device. Undefined where the browser draws none. */
export async function codePicture({ title, code, lines }: Said): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d');
  if (!drawing) return undefined;
  const { fontFamily } = getComputedStyle(document.body);
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.fillStyle = '#ffb31a';
  drawing.fillRect(0, height - 24, width, 24);
  drawing.fillStyle = '#111a3c';
  let y = edge + 36;
  const write = (text: string, font: string, step: number) => {
    drawing.font = font;
    for (const row of broken(drawing, text)) {
      drawing.fillText(row, edge, y);
      y += step;
    }
  };
  write(title, `700 52px ${fontFamily}`, 64);
  y += 104;
  const fours = code.split(' ');
  const half = fours.length / 2;
  const large = '700 108px ui-monospace, Menlo, Consolas, monospace';
  for (const row of [fours.slice(0, half), fours.slice(half)]) write(row.join('\u00a0\u00a0'), large, 132);
  y -= 24;
  for (const line of lines) write(line, `400 36px ${fontFamily}`, 50);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture ? new File([picture], 'neev-code.png', { type: 'image/png' }) : undefined;
}
