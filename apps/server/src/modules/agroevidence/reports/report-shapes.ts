import { reportKinds, type ReportKind } from '@brazda/domain/enumerations/report.ts';
import type { ReportShape } from '#server/files/report/report-shape.ts';
import { activeSubstancesShape } from './active-substances.shape.ts';
import { fertilizerRecordShape } from './fertilizer-record.shape.ts';
import { nitrateBalanceShape } from './nitrate-balance.shape.ts';
import { parcelCardShape } from './parcel-card.shape.ts';
import { parcelsShape } from './parcels.shape.ts';
import { plantProtectionShape } from './plant-protection.shape.ts';

/** What each report looks like, in all its forms. */
export const reportShapes: Readonly<Record<ReportKind, ReportShape>> = {
  parcels: parcelsShape,
  'nitrate-balance': nitrateBalanceShape,
  'plant-protection': plantProtectionShape,
  fertilizers: fertilizerRecordShape,
  'active-substances': activeSubstancesShape,
  'parcel-card': parcelCardShape,
};

/** In the order in which they are told. */
export const shapesInOrder: readonly ReportShape[] = reportKinds.map((kind) => reportShapes[kind]);
