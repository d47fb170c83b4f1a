import type { Box } from './paper.ts';

/** Hands a picture of a whole sheet over to the browser, which prints it on paper of this size. */
export async function printPicture(picture: Blob, { width, height }: Pick<Box, 'width' | 'height'>): Promise<void> {
  const address = URL.createObjectURL(picture);
  const image = new Image();
  image.src = address;
  image.alt = '';
  Object.assign(image.style, { display: 'block', width: `${width}mm`, height: `${height}mm` });
  const paper = document.createElement('div');
  paper.className = 'print-sheet';
  paper.append(image);
  // A sheet that scripts fill needs no leave of the content policy for styles.
  const rules = new CSSStyleSheet();
  rules.replaceSync(`
    .print-sheet { display: none; }
    @page { size: ${width}mm ${height}mm; margin: 0; }
    @media print {
      html, body { margin: 0; background: #fff; }
      body > :not(.print-sheet) { display: none !important; }
      .print-sheet { display: block; }
    }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  document.body.append(paper);
  try {
    await image.decode();
    const printed = new Promise((resolve) => {
      window.addEventListener('afterprint', resolve, { once: true });
    });
    window.print();
    await printed;
  } finally {
    paper.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    URL.revokeObjectURL(address);
  }
}
