import type { TableFormat } from '@brazda/domain/enumerations/table-format.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { FileMenu } from '#web/ui/FileMenu.tsx';
import { tableKinds } from '#web/ui/table-kinds.ts';
import { PageActs } from '#web/ui/WidePage.tsx';

interface ListActionsProps {
  readonly mayChange: boolean;
  readonly isWriting: boolean;
  readonly addLabel: ReactNode;
  readonly onExport: (format: TableFormat) => void;
  readonly onImport: () => void;
  readonly onAdd: () => void;
  /** What only this list has. */
  readonly children?: ReactNode;
}

/** Everybody may take a catalogue along; those who may change it bring a table or add to it. */
export function ListActions(props: ListActionsProps): ReactElement {
  const { mayChange, isWriting, addLabel, onExport, onImport, onAdd, children } = props;
  return (
    <Buttons>
      <FileMenu label={<T id="catalogues.download" />} kinds={tableKinds} isPending={isWriting} onChoose={onExport} />
      {mayChange && (
        <>
          {children}
          <Button variant="outlined" aria-haspopup="dialog" onClick={onImport}>
            <T id="catalogues.import" />
          </Button>
          <Button variant="contained" aria-haspopup="dialog" onClick={onAdd}>
            {addLabel}
          </Button>
        </>
      )}
    </Buttons>
  );
}

const Buttons = styled(PageActs)({ '& > button': { minHeight: 44 } });
