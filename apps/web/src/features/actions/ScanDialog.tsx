import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import { readPackageCode, type PackageCode, type PackageCodeFault } from '@brazda/domain/packages/package-code.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { CodeCamera } from '#web/ui/code-camera/CodeCamera.tsx';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldRow } from '#web/ui/FieldRow.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import type { OfferedMaterials } from './MaterialField.tsx';
import { useFindPackage } from './packages.queries.ts';
import type { ScannedMaterial } from './scanned-material.ts';
import { UnknownPackage } from './UnknownPackage.tsx';

interface ScanDialogProps {
  readonly farmId: number;
  readonly offered: OfferedMaterials;
  readonly onFound: (scanned: ScannedMaterial) => void;
  readonly onClose: () => void;
}

/** Finds what is brought onto the land by the code on its package; what nobody knows yet is asked and learned. */
export function ScanDialog({ farmId, offered, onFound, onClose }: ScanDialogProps): ReactElement {
  const find = useFindPackage(farmId);
  const [code, setCode] = useState<PackageCode | null>(null);
  const [fault, setFault] = useState<PackageCodeFault | null>(null);
  const [unfit, setUnfit] = useState<Material | null>(null);
  const take = (material: Material, from: PackageCode): void => {
    if (offered.kinds.includes(material.kind)) onFound({ material, code: from });
    else setUnfit(material);
  };
  const read = (text: string): void => {
    const answer = readPackageCode(text, new Date().getFullYear());
    setUnfit(null);
    setFault(answer.isRead ? null : answer.fault);
    if (!answer.isRead) return;
    setCode(answer.code);
    find.mutate(answer.code.gtin, { onSuccess: ({ material }) => take(material, answer.code) });
  };
  const isUnknownHere = isApiError(find.error, 'package.unknownHere');
  const isUnknown = code !== null && (isUnknownHere || isApiError(find.error, 'package.unknown'));
  return (
    <PlainDialog heading={<T id="actions.scan.title" />} isOpenEdged={isUnknown} onClose={onClose}>
      {isUnknown ? (
        <UnknownPackage
          farmId={farmId}
          offered={offered}
          code={code}
          isLearned={!isUnknownHere}
          onLearned={take}
          onCancel={onClose}
        />
      ) : (
        <Ways>
          <div>
            <T id="actions.scan.help" />
          </div>
          <CodeCamera onText={read} />
          {fault && (
            <Notice tone="error">
              <T id={`actions.scan.${fault}`} />
            </Notice>
          )}
          {unfit && (
            <Notice tone="warning">
              <T id="actions.scan.unfit" values={{ name: unfit.name }} />
            </Notice>
          )}
          {find.error && (
            <Notice tone="error">
              <ErrorText error={find.error} />
            </Notice>
          )}
          <TypedCode isPending={find.isPending} onCode={read} />
          <DialogActions>
            <Button onClick={onClose}>
              <T id="action.cancel" />
            </Button>
          </DialogActions>
        </Ways>
      )}
    </PlainDialog>
  );
}

const Ways = styled('div')(({ theme }) => ({ display: 'flex', flexDirection: 'column', gap: theme.spacing(4) }));

const longestCode = 200;

interface TypedCodeProps {
  readonly isPending: boolean;
  readonly onCode: (text: string) => void;
}

/** For packages whose code cannot be read, and for readers that type. */
function TypedCode({ isPending, onCode }: TypedCodeProps): ReactElement {
  const [typed, setTyped] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The form of the action stands around the dialog.
    event.stopPropagation();
    if (typed.trim() !== '') onCode(typed);
  };
  return (
    <FieldRow noValidate onSubmit={submit}>
      <Field
        label={<T id="actions.scan.typed" />}
        autoComplete="off"
        maxLength={longestCode}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PendingButton type="submit" disabled={typed.trim() === ''} isPending={isPending}>
        <T id="actions.scan.find" />
      </PendingButton>
    </FieldRow>
  );
}
