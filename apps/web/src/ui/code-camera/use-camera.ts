import { useEffect, useRef, useState, type RefObject } from 'react';

/** What became of asking for the camera. */
export type CameraState = 'asked' | 'open' | 'refused' | 'missing';

/** Opens the camera at the back while it is shown, and lets it go afterwards. */
export function useCamera(): { readonly video: RefObject<HTMLVideoElement | null>; readonly state: CameraState } {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asked');
  useEffect(() => {
    const ending = new AbortController();
    void openCamera(ending.signal, video).then((next) => {
      if (!ending.signal.aborted) setState(next);
    });
    return () => ending.abort();
  }, []);
  return { video, state };
}

/** The sharpest picture that any phone gives quickly. */
const wished = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } as const;

async function openCamera(signal: AbortSignal, video: RefObject<HTMLVideoElement | null>): Promise<CameraState> {
  // Pages that do not come over an encrypted line have no devices.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return 'missing';
  try {
    const stream = await devices.getUserMedia({ video: wished });
    const stop = (): void => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (signal.aborted || !video.current) {
      stop();
      return 'asked';
    }
    signal.addEventListener('abort', stop, { once: true });
    video.current.srcObject = stream;
    await video.current.play();
    return 'open';
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing';
  }
}
