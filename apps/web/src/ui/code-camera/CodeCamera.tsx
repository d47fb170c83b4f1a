import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, type ChangeEvent, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { Notice } from '../Notice.tsx';
import { useCamera, type CameraState } from './use-camera.ts';
import { useCodeReading } from './use-code-reading.ts';

interface CodeCameraProps {
  /** Is told what a code says, as often as another one comes into sight. */
  readonly onText: (text: string) => void;
}

/** What the camera sees, in which codes are looked for; a photo will do where there is no camera. */
export function CodeCamera({ onText }: CodeCameraProps): ReactElement {
  const text = useText();
  const { video, state } = useCamera();
  const { readPhoto, fault } = useCodeReading(video, state === 'open', onText);
  const input = useRef<HTMLInputElement>(null);
  const takePhoto = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [photo] = target.files ?? [];
    if (photo) readPhoto(photo);
    // The same photo may be chosen again.
    target.value = '';
  };
  return (
    <Camera>
      <Sight hidden={state !== 'open'}>
        <video ref={video} muted playsInline aria-label={text('camera.sight')} />
        <span aria-hidden />
      </Sight>
      <CameraNotice state={state} />
      {fault && (
        <Notice tone="error">
          <T id={`camera.${fault}`} />
        </Notice>
      )}
      <Button variant="outlined" startIcon={<PhotoCameraOutlined />} onClick={() => input.current?.click()}>
        <T id="camera.photo" />
      </Button>
      <input ref={input} type="file" accept="image/*" capture="environment" hidden onChange={takePhoto} />
    </Camera>
  );
}

function CameraNotice({ state }: { readonly state: CameraState }): ReactElement | null {
  if (state === 'open') return null;
  return (
    <Notice tone={state === 'asked' ? 'plain' : 'warning'}>
      <T id={`camera.${state}`} />
    </Notice>
  );
}

const Camera = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  '& > button': { alignSelf: 'flex-start' },
}));

const Sight = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radii.medium,
  background: theme.vars.palette.common.black,
  '&[hidden]': { display: 'none' },
  '& > video': { display: 'block', width: '100%', aspectRatio: '4 / 3', maxHeight: '45vh', objectFit: 'cover' },
  // Where the code should be held.
  '& > span': {
    position: 'absolute',
    inset: '15% 25%',
    border: '3px solid white',
    borderRadius: radii.medium,
    opacity: 0.85,
  },
}));
