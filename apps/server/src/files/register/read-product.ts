import { foldText } from '@brazda/domain/fold-text.ts';
import type { MaterialUnit, ProtectionFunction } from '@brazda/domain/enumerations/material.ts';
import type { ActiveSubstance } from '@brazda/domain/materials/material-facts.ts';
import { childrenNamed, textOf, type RegisterElement } from './read-records.ts';
import { readUse } from './read-use.ts';
import { functionsByWord, names } from './register-names.ts';
import { RefusedRow } from './register-problems.ts';
import type { RegisteredProduct, RegisteredUse } from './register-rows.ts';
import { cutLine, dayIn, lineOf, numberIn } from './register-values.ts';

const { product: ofProduct, decision: ofDecision } = names;
const inForce = 'P';
const mostUses = 1000;
const mostSubstances = 30;

/**
 * The products of a record: one for each number under which it is or was authorised. Of several decisions on one number
 * the one in force counts, then that which holds longest. A record without a decision says nothing and gives none.
 */
export function readProducts(record: RegisterElement): RegisteredProduct[] {
  const byNumber = new Map<string, RegisteredProduct>();
  for (const decision of childrenNamed(record, ofProduct.decision)) {
    const read = readDecision(record, decision);
    const known = byNumber.get(read.registrationNumber);
    if (!known || isBetter(read, known)) byNumber.set(read.registrationNumber, read);
  }
  return [...byNumber.values()];
}

function isBetter(one: RegisteredProduct, other: RegisteredProduct): boolean {
  if (one.isAuthorised !== other.isAuthorised) return one.isAuthorised;
  return (one.authorisedTo ?? '9999') > (other.authorisedTo ?? '9999');
}

function readDecision(record: RegisterElement, decision: RegisterElement): RegisteredProduct {
  const id = textOf(record, ofProduct.id);
  const name = textOf(record, ofProduct.name);
  const number = textOf(decision, ofDecision.number);
  if (id === null) throw new RefusedRow('NO_ID');
  if (name === null) throw new RefusedRow('NO_NAME');
  if (number === null) throw new RefusedRow('NO_NUMBER');
  const uses = childrenNamed(decision, ofDecision.use).map(readUse);
  const substances = childrenNamed(decision, ofDecision.substance).map(readSubstance);
  if (uses.length > mostUses || substances.length > mostSubstances) throw new RefusedRow('TOO_LONG');
  const registrationNumber = lineOf(number, 50);
  return {
    kind: 'PLANT_PROTECTION',
    line: record.line,
    key: lineOf(`${id}/${registrationNumber}`, 120),
    name: lineOf(name, 200),
    registrationNumber,
    isAuthorised: textOf(decision, ofDecision.state) === inForce,
    validFrom: dayIn(textOf(decision, ofDecision.validFrom)),
    authorisedTo: dayIn(textOf(decision, ofDecision.authorisedTo)),
    soldTo: dayIn(textOf(decision, ofDecision.soldTo)),
    usableTo: dayIn(textOf(decision, ofDecision.usableTo) ?? textOf(record, ofProduct.usableTo)),
    facts: {
      functions: functionsIn(textOf(decision, ofDecision.functions) ?? ''),
      formulation: formulationIn(decision),
      activeSubstances: substances,
      kilogramsPerLitre: null,
      doseUnit: usualUnit(uses, substances),
      uses,
      // The register says distances in sentences only; along what none is stated is unknown.
      distances: [],
    },
  };
}

/** What the product is for, by the words of the register; something else where they are none that we know. */
function functionsIn(text: string): ProtectionFunction[] {
  const folded = foldText(text);
  if (folded === '') return [];
  const known = functionsByWord.filter(([word]) => folded.includes(word)).map(([, functionOf]) => functionOf);
  return known.length === 0 ? ['OTHER'] : [...new Set(known)];
}

const formulation = 'Úprava = Typ formulace';

function formulationIn(decision: RegisterElement): string | null {
  const fact = childrenNamed(decision, ofDecision.fact).find((each) => textOf(each, names.fact.about) === formulation);
  const says = fact && textOf(fact, names.fact.says);
  return says === undefined || says === null || says === '-' ? null : cutLine(says, 100);
}

const unitsOfSubstances: Readonly<Record<string, ActiveSubstance['unit']>> = {
  'g/l': 'G_PER_L',
  'g/kg': 'G_PER_KG',
  '%': 'PERCENT',
};

/** An amount in a unit that we do not know is unknown. */
function readSubstance(element: RegisterElement): ActiveSubstance {
  const name = textOf(element, names.substance.name);
  if (name === null) throw new RefusedRow('NO_NAME');
  const unit = unitsOfSubstances[(textOf(element, names.substance.unit) ?? '').toLowerCase()] ?? null;
  const amount = unit === null ? null : numberIn(textOf(element, names.substance.amount));
  return { name: lineOf(name, 200), amount, unit: amount === null ? null : unit };
}

/** What a dose is said in first, or what its substances are measured in. */
function usualUnit(uses: readonly RegisteredUse[], substances: readonly ActiveSubstance[]): MaterialUnit {
  const said = uses.find(({ doseUnit }) => doseUnit !== null)?.doseUnit;
  if (said) return said;
  return substances.some(({ unit }) => unit === 'G_PER_KG') ? 'KG' : 'L';
}
