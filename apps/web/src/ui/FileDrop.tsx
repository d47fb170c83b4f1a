import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type DragEvent, type ReactElement, type ReactNode, type Ref } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontWeights, radii } from '#web/lib/design-tokens.ts';
import { FieldNote } from './FieldFrame.tsx';

interface FileDropProps {
  readonly label: ReactNode;
  /** What may be brought, in words. */
  readonly help: ReactNode;
  readonly error?: ReactNode;
  /** Endings that the browser offers, such as `.zip,.kml`. */
  readonly accept: string;
  readonly fileName: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Takes files that are dropped on it or chosen by its button. */
export function FileDrop({ label, help, error, accept, fileName, onFiles, ref }: FileDropProps): ReactElement {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (list: FileList | null): void => {
    if (list && list.length > 0) onFiles(Array.from(list));
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Caption id={`${id}-label`}>{label}</Caption>
      <Target
        data-over={isOver || undefined}
        data-error={error !== undefined || undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {fileName !== undefined && (
          <Chosen>
            <InsertDriveFile fontSize="small" aria-hidden />
            <span>{fileName}</span>
          </Chosen>
        )}
        <Button ref={ref} variant="outlined" onClick={() => input.current?.click()}>
          <T id={fileName === undefined ? 'file.choose' : 'file.chooseAnother'} />
        </Button>
        {fileName === undefined && (
          <Hint>
            <T id="file.orDrop" />
          </Hint>
        )}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </Target>
      <FieldNote id={`${id}-help`} isError={error !== undefined}>
        {error ?? help}
      </FieldNote>
    </div>
  );
}

const Caption = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(1), fontWeight: fontWeights.medium }));

const Target = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: `1px dashed ${theme.vars.palette.edge}`,
  borderRadius: radii.medium,
  background: theme.vars.palette.background.default,
  '&[data-error]': { borderColor: theme.vars.palette.error.main },
  '&[data-over]': { background: theme.vars.palette.primary.light, borderColor: theme.vars.palette.primary.main },
}));

const Chosen = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  width: '100%',
  fontWeight: fontWeights.medium,
  overflowWrap: 'anywhere',
}));

const Hint = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '@media (hover: none)': { display: 'none' },
}));
