import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { organismOptions } from '#web/parts/material/materials.queries.ts';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FactTable } from '#web/ui/FactTable.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { Facts, type Fact } from './Facts.tsx';
import { otherNameOf } from './organism-names.ts';
import { OrganismShelfButton } from './OrganismShelfButton.tsx';
import { productsAgainstOptions } from './organisms.queries.ts';
import { sourceOf } from './source-of.ts';
import { validityToday } from './validity.ts';

interface OrganismDetailProps {
  readonly farmId: number;
  readonly code: string;
  /** The day for which products are asked; any where none is said. */
  readonly on: string | undefined;
  readonly mayChange: boolean;
  readonly onEdit: (organism: CatalogueOrganism) => void;
  readonly onClose: () => void;
}

/** All that is known of one organism, the products that may be used against it, and what can be done with the farm's own. */
export function OrganismDetail({ farmId, code, on, mayChange, onEdit, onClose }: OrganismDetailProps): ReactElement {
  const { data: organism, error, refetch } = useQuery(organismOptions(farmId, code, on));
  return (
    <PlainDialog heading={organism?.name ?? '…'} isWide onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!organism && !error && <Loader label={<T id="shell.loading" />} />}
      {organism && (
        <>
          <KnownFacts organism={organism} />
          <ProductsAgainst farmId={farmId} organism={organism} on={on} />
        </>
      )}
      <Acts>
        {organism && mayChange && organism.ownId !== null && (
          <OwnActs farmId={farmId} organism={organism} onEdit={onEdit} />
        )}
        {organism && organism.products > 0 && (
          <LinkButton
            variant="outlined"
            to="/farm/$farmId/catalogues/plantProtection"
            params={{ farmId: String(farmId) }}
            search={{ organism: code, on }}
          >
            <T id="catalogues.showProducts" values={{ count: organism.products }} />
          </LinkButton>
        )}
        <Button variant="contained" onClick={onClose}>
          <T id="action.close" />
        </Button>
      </Acts>
    </PlainDialog>
  );
}

interface OwnActsProps {
  readonly farmId: number;
  readonly organism: CatalogueOrganism;
  readonly onEdit: (organism: CatalogueOrganism) => void;
}

/** What can be done with the farm's own. */
function OwnActs({ farmId, organism, onEdit }: OwnActsProps): ReactElement {
  return (
    <>
      <OrganismShelfButton farmId={farmId} organism={organism} />
      {organism.status === 'OPEN' && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => onEdit(organism)}>
          <T id="action.edit" />
        </Button>
      )}
    </>
  );
}

function KnownFacts({ organism }: { readonly organism: CatalogueOrganism }): ReactElement {
  const text = useText();
  const intl = useIntl();
  const { eppo, leftOn, names } = organism;
  const facts: readonly Fact[] = [
    [text(organism.ownId === null ? 'catalogues.registeredName' : 'catalogues.latinName'), otherNameOf(organism)],
    ['EPPO', eppo ?? text('catalogues.eppoUnknown')],
    ...names.map(({ language, name }): Fact => [
      intl.formatDisplayName(language, { type: 'language' }) ?? language,
      name,
    ]),
    [text('catalogues.leftOn'), leftOn && intl.formatDate(leftOn, { dateStyle: 'medium', timeZone: 'UTC' })],
    [text('catalogues.source'), sourceOf(text, organism)],
  ];
  return <Facts facts={facts} />;
}

interface ProductsAgainstProps {
  readonly farmId: number;
  readonly organism: CatalogueOrganism;
  readonly on: string | undefined;
}

/** The first of them, each with the way to all that is known of it. */
function ProductsAgainst({ farmId, organism, on }: ProductsAgainstProps): ReactElement {
  const { data, error, refetch } = useQuery(productsAgainstOptions(farmId, organism.code, on));
  return (
    <>
      <Part variant="h3">
        <T id="catalogues.organismProducts" />
      </Part>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loader label={<T id="shell.loading" />} />}
      {data?.total === 0 && <T id="catalogues.noOrganismProducts" />}
      {data && data.total > 0 && <Products farmId={farmId} organism={organism.code} on={on} products={data.rows} />}
    </>
  );
}

interface ProductsProps {
  readonly farmId: number;
  readonly organism: string;
  readonly on: string | undefined;
  readonly products: readonly Material[];
}

function Products({ farmId, organism, on, products }: ProductsProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const today = useFarmDay(farmId);
  return (
    <FactTable
      label={text('catalogues.organismProducts')}
      rows={products}
      keyOf={({ id }) => id}
      columns={[
        {
          ...{ key: 'name', label: text('catalogues.materialName') },
          cell: ({ id, name }) => (
            <TextLink
              to="/farm/$farmId/catalogues/plantProtection"
              params={{ farmId: String(farmId) }}
              search={{ organism, on, material: id }}
            >
              {name}
            </TextLink>
          ),
        },
        {
          ...{ key: 'number', label: text('catalogues.number') },
          cell: ({ registrationNumber }) => registrationNumber,
        },
        {
          ...{ key: 'validity', label: text('catalogues.validity') },
          cell: (material) => validityToday(intl, material, today),
        },
      ]}
    />
  );
}

const Acts = styled(DialogActions)(({ theme }) => ({ marginTop: theme.spacing(5) }));

const Part = styled(Typography)(({ theme }) => ({ margin: theme.spacing(4, 0, 2) }));
