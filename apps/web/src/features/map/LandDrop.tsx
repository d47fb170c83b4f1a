import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { keepDroppedLand } from '#web/parts/land-file/dropped-land.ts';

/** Takes a land file that is dropped anywhere on the map, and leads to what is in it. */
export function LandDrop({ farmId }: { readonly farmId: number }): ReactElement | null {
  const [isOver, setOver] = useState(false);
  const navigate = useNavigate();
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length === 0) return;
    keepDroppedLand(files);
    void navigate({ to: '/farm/$farmId/land', params: { farmId: String(farmId) } });
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    window.addEventListener('dragenter', onOver, { signal });
    window.addEventListener('dragover', onOver, { signal });
    window.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(Array.from(event.dataTransfer?.files ?? []));
      },
      { signal },
    );
    return () => controller.abort();
  }, []);

  if (!isOver) return null;
  return (
    <Cover role="status">
      <UploadFile fontSize="large" aria-hidden />
      <T id="addLand.drop" />
    </Cover>
  );
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

const Cover = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: theme.spacing(3),
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(3),
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  borderRadius: radii.large,
  background: `color-mix(in srgb, ${theme.vars.palette.background.paper} 88%, transparent)`,
  color: theme.vars.palette.primary.dark,
  fontSize: fontSizes.title,
  textAlign: 'center',
  pointerEvents: 'none',
}));
