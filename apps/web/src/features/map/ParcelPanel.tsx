import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { fullBlockNumber } from '@brazda/domain/block-number.ts';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { agroevidenceParcelsChangeFields } from '#web/lib/fields.generated.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { ParcelHints } from '#web/parts/cultivation/ParcelHints.tsx';
import { ParcelCrops } from '#web/parts/cultivation/ParcelCrops.tsx';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { InlineEdit } from '#web/ui/InlineEdit.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { MapSheet } from './MapSheet.tsx';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { useRenameParcel } from '#web/parts/parcel/rename-parcel.queries.ts';
import { hasOwnName, parcelFacts, parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { ParcelFactList } from './ParcelFactList.tsx';
import { ParcelPanelSkeleton } from './ParcelPanelSkeleton.tsx';

interface ParcelPanelProps {
  readonly farm: Farm;
  readonly parcelId: number;
  /** Shows another name on the map until the map knows it itself; undefined takes it back. */
  readonly onRename: (name: string | undefined) => void;
  readonly onClose: () => void;
  /** The way to all that is known of the parcel. */
  readonly overview?: ReactNode;
}

/** What is known of the selected parcel. */
export function ParcelPanel({ farm, parcelId, onRename, onClose, overview }: ParcelPanelProps): ReactElement {
  const { data: parcel, error, refetch } = useQuery(parcelOptions(farm.id, parcelId));
  const text = useText();
  const mayChange = useMay('land.change', farm.id) && parcel !== undefined && parcel.status !== 'RETIRED';
  const isRefused = parcel === undefined && error !== null;

  return (
    <MapSheet part="bottom" label={text('parcel.panel')} isBusy={!parcel && !isRefused}>
      <CloseButton aria-label={text('parcel.close')} onClick={onClose}>
        <Close />
      </CloseButton>
      <Content>
        {isRefused ? (
          <WithoutParcel>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </WithoutParcel>
        ) : (
          <>
            {parcel && <Known farm={farm} parcel={parcel} mayChange={mayChange} onRename={onRename} />}
            {!parcel && <ParcelPanelSkeleton />}
            <ParcelCrops farmId={farm.id} parcelId={parcelId} mayChange={mayChange} />
            {overview}
          </>
        )}
      </Content>
    </MapSheet>
  );
}

interface KnownProps {
  readonly farm: Farm;
  readonly parcel: ParcelDetail;
  readonly mayChange: boolean;
  readonly onRename: (name: string | undefined) => void;
}

function Known({ farm, parcel, mayChange, onRename }: KnownProps): ReactElement {
  const rename = useRenameParcel(farm.id, parcel.id, ({ localName, changeId }) => ({
    changeId,
    message: <T id="parcel.renamed" values={{ name: localName }} />,
    onUndone: () => onRename(undefined),
  }));
  const showSnackbar = useSnackbar();
  const facts = parcelFacts(parcel, farm.countryCode);
  const block = fullBlockNumber(parcel);
  const isNamed = hasOwnName(parcel);
  const title = parcelTitle(parcel);

  const refused = (error: unknown): void => {
    showSnackbar({
      tone: 'error',
      message: (
        <>
          <T id="parcel.renameRefused" values={{ name: parcel.localName }} /> <ErrorText error={error} />
        </>
      ),
    });
  };
  const confirm = async (name: string): Promise<void> => {
    onRename(name);
    try {
      const { localName } = await rename.mutateAsync(name);
      onRename(localName);
    } catch (error) {
      onRename(undefined);
      throw error;
    }
  };

  return (
    <>
      <Head>
        <CropSwatch color={facts.crop?.color} size={20} />
        <Words>
          <Name>
            {mayChange ? (
              <InlineEdit
                label={<T id="parcel.name" />}
                value={parcel.localName}
                maxLength={agroevidenceParcelsChangeFields.name.maxLength}
                onConfirm={confirm}
                tellFault={(fault) => <ChangeFault error={fault} nowOf={(now: ParcelDetail) => now.localName} />}
                onRefusedUnseen={refused}
              >
                {title}
              </InlineEdit>
            ) : (
              title
            )}
          </Name>
          {parcel.status === 'RETIRED' && (
            <Retired>
              <T id="parcel.retired" />
            </Retired>
          )}
          <Block>
            {!isNamed && <T id="parcel.unnamed" />}
            {isNamed && block !== undefined && <T id="parcel.blockNumbered" values={{ block }} />}
          </Block>
        </Words>
        {mayChange && <ParcelHints farmId={farm.id} parcelIds={[parcel.id]} />}
      </Head>
      <ParcelFactList facts={facts} />
    </>
  );
}

const Content = styled('div')(({ theme }) => ({
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(4, 5, 5),
  [theme.breakpoints.down('md')]: {
    padding: theme.spacing(4, 4, 4),
    paddingBottom: `calc(${theme.spacing(4)} + env(safe-area-inset-bottom))`,
  },
}));

const CloseButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(3),
  right: theme.spacing(3),
  zIndex: 1,
  // Beside the name, which stands below the handle.
  [theme.breakpoints.down('md')]: { top: theme.spacing(9) },
  // While the name is edited, its own cross means something else.
  '&:has(~ * h2 input)': { visibility: 'hidden' },
}));

const WithoutParcel = styled('div')(({ theme }) => ({ paddingRight: theme.spacing(12) }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 44,
  paddingRight: theme.spacing(12),
  marginBottom: theme.spacing(3),
  '&:has(input)': { paddingRight: 0 },
}));

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 3),
}));

const Name = styled('h2')({
  margin: 0,
  minWidth: 0,
  maxWidth: '100%',
  fontSize: fontSizes.title,
  lineHeight: 1.3,
  fontWeight: fontWeights.strong,
});

const Block = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' }));

const Retired = styled('span')(({ theme }) => ({
  padding: theme.spacing(0.5, 2),
  borderRadius: 8,
  background: theme.vars.palette.warning.light,
  color: theme.vars.palette.warning.dark,
  fontWeight: fontWeights.medium,
}));
