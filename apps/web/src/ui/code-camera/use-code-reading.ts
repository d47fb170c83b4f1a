import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { largestSide, openCodeReader, type CodeReader } from './code-reader.ts';

interface CodeReading {
  /** Looks for a code in a picture that was taken before. */
  readonly readPhoto: (photo: Blob) => void;
  /** What came of the last photo, or of not being able to look at all. */
  readonly fault: 'noCode' | 'notReadable' | null;
}

const pauseMs = 150;

/** Looks for a code in what a camera sees, again and again, and tells each that was not told the time before. */
export function useCodeReading(
  video: RefObject<HTMLVideoElement | null>,
  isSeeing: boolean,
  onText: (text: string) => void,
): CodeReading {
  const reader = useRef<CodeReader>(undefined);
  const tell = useEffectEvent(onText);
  const [fault, setFault] = useState<CodeReading['fault']>(null);

  useEffect(() => {
    const opened = openCodeReader();
    reader.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    if (!isSeeing) return;
    const ending = new AbortController();
    const look = (): Promise<string | null> => readFrame(reader.current, video.current);
    void watch(look, (text) => tell(text), ending.signal).catch(() => {
      if (!ending.signal.aborted) setFault('notReadable');
    });
    return () => ending.abort();
  }, [isSeeing, video]);

  const readPhoto = (photo: Blob): void => {
    setFault(null);
    pictureOf(photo)
      .then((picture) => reader.current?.read(picture) ?? null)
      .then(
        (text) => (text === null ? setFault('noCode') : onText(text)),
        () => setFault('notReadable'),
      );
  };
  return { readPhoto, fault };
}

async function watch(
  look: () => Promise<string | null>,
  tell: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let before: string | null = null;
  for (;;) {
    const text = await look();
    if (signal.aborted) return;
    if (text !== null && text !== before) tell(text);
    before = text ?? before;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function readFrame(reader: CodeReader | undefined, video: HTMLVideoElement | null): Promise<string | null> {
  if (!reader || !video || video.videoWidth === 0) return null;
  return reader.read(await createImageBitmap(video));
}

/** A photo of today's phones has more points than are needed. */
async function pictureOf(photo: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(photo);
  const share = Math.min(1, largestSide / Math.max(whole.width, whole.height));
  if (share === 1) return whole;
  const size = { resizeWidth: Math.round(whole.width * share), resizeHeight: Math.round(whole.height * share) };
  const smaller = await createImageBitmap(whole, { ...size, resizeQuality: 'high' });
  whole.close();
  return smaller;
}
