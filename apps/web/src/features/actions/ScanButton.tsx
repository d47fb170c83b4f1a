import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import type { OfferedMaterials } from './MaterialField.tsx';
import type { ScannedMaterial } from './scanned-material.ts';

interface ScanButtonProps {
  readonly farmId: number;
  readonly offered: OfferedMaterials;
  readonly onScanned: (scanned: ScannedMaterial) => void;
}

const ScanDialog = lazy(async () => ({ default: (await import('./ScanDialog.tsx')).ScanDialog }));

/** Opens the camera for the code on a package; what reads it comes only then. */
export function ScanButton({ farmId, offered, onScanned }: ScanButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const take = (scanned: ScannedMaterial): void => {
    setOpen(false);
    onScanned(scanned);
  };
  return (
    <>
      <Button startIcon={<QrCodeScanner />} onClick={() => setOpen(true)}>
        <T id="actions.scan" />
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog farmId={farmId} offered={offered} onFound={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
