import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeAnswer, CodeQuestion } from './code-reader.ts';

const options: ReaderOptions = {
  formats: ['DataMatrix', 'QRCode', 'Code128', 'EAN13', 'EAN8', 'ITF14'],
  tryHarder: true,
  maxNumberOfSymbols: 1,
  // The separators of GS1 stay in the text.
  textMode: 'Plain',
};

prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });

/** One question after the other: whoever asks waits for each answer. */
addEventListener('message', ({ data }: MessageEvent<CodeQuestion>) => {
  void answerOf(data).then((answer) => {
    postMessage(answer);
  });
});

async function answerOf({ picture }: CodeQuestion): Promise<CodeAnswer> {
  try {
    const [found] = await readBarcodes(pixelsOf(picture), options);
    return { text: found?.isValid ? `${found.symbologyIdentifier}${found.text}` : null };
  } finally {
    picture.close();
  }
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('This browser cannot draw outside of the page');
  drawing.drawImage(picture, 0, 0);
  return drawing.getImageData(0, 0, width, height);
}
