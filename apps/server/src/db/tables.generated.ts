// Generated from the migrated database; do not edit.
import type { Generated } from 'kysely';

export interface Tables {
  'agroevidence.center': {
    farmId: number;
    id: Generated<number>;
    name: string;
    createdAt: Generated<Date>;
    retiredAt: Date | null;
    version: Generated<number>;
  };
  'agroevidence.codeListRefresh': {
    isOnly: Generated<boolean>;
    revision: Generated<number>;
    state: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED' | null;
    startedAt: Date | null;
    finishedAt: Date | null;
    done: Generated<number>;
    total: Generated<number>;
    entries: Generated<number>;
    failure: string | null;
  };
  'agroevidence.crop': {
    id: number;
    key: string;
    registryCode: string | null;
    names: unknown;
    eppo: string | null;
    red: number;
    green: number;
    blue: number;
    registerNames: Generated<string[]>;
    validFrom: string | null;
    validTo: string | null;
    nameSources: Generated<unknown>;
  };
  'agroevidence.cultivation': {
    farmId: number;
    id: Generated<number>;
    parcelId: number;
    cropId: number | null;
    cropName: string;
    valid: string;
    source: 'TELEMATICS' | 'MANUAL' | 'EAGRI' | 'SKEAGIS' | 'UNKNOWN';
    ownCropId: number | null;
    role: Generated<'MAIN' | 'CATCH_CROP' | 'UNDERSOWN' | 'COMPANION'>;
    part: Generated<number>;
    geometry: string | null;
    areaM2: number | null;
    sownOn: string | null;
    harvestedOn: string | null;
    retractedAt: Date | null;
    endedById: number | null;
    validBefore: string | null;
    version: Generated<number>;
  };
  'agroevidence.deductionRule': {
    id: Generated<number>;
    kind: 'BOUNDARY' | 'WATER' | 'SLOPE_WATER' | 'WATER_PROTECTION_ZONE' | 'POPULATION_PROTECTION_ZONE';
    variant: 'SPRING' | 'AUTUMN' | 'PRE_EMERGENT' | 'POST_EMERGENT' | null;
    countryCode: string;
    widthM: number;
    leastSlopeDegrees: number | null;
    validFrom: Generated<string>;
    validTo: string | null;
    source: string;
    isGeneralKnowledge: boolean;
  };
  'agroevidence.farmMap': {
    farmId: number;
    revision: Generated<number>;
    west: number | null;
    south: number | null;
    east: number | null;
    north: number | null;
  };
  'agroevidence.import': {
    farmId: number;
    id: Generated<number>;
    fileName: string;
    countryCode: string;
    layer: string | null;
    nameColumn: string | null;
    state: Generated<'WAITING' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED' | 'TAKEN_BACK'>;
    done: Generated<number>;
    total: number | null;
    imported: Generated<number>;
    skipped: Generated<number>;
    areaM2: Generated<number>;
    failure: string | null;
    problems: Generated<unknown>;
    problemCount: Generated<number>;
    startedAt: Generated<Date>;
    finishedAt: Date | null;
    origin: Generated<'FILE' | 'REGISTRY'>;
    validityDate: string | null;
    shownAreaHa: Generated<number>;
    alreadyThere: Generated<number>;
    coordinateSystem: number | null;
  };
  'agroevidence.importFilePiece': {
    farmId: number;
    importId: number;
    position: number;
    bytes: Uint8Array;
  };
  'agroevidence.importItem': {
    farmId: number;
    importId: number;
    rowNumber: number;
    parcelId: Generated<number>;
    geometry: string;
    areaM2: number;
    label: string;
    localName: string;
    searchKey: string;
    validFrom: string | null;
    officialAreaHa: number | null;
    blockNumber: string | null;
    square: string | null;
    landUseCode: string | null;
    landUseName: string | null;
    altitudeM: number | null;
    slopeDegrees: number | null;
    nitrateVulnerable: string;
    zone: string | null;
    externalId: string | null;
    cropId: number | null;
    cropName: string | null;
    cropFrom: string | null;
    sortKey: string;
    blockSortKey: string | null;
  };
  'agroevidence.landFeature': {
    farmId: number;
    id: Generated<number>;
    kind: 'WATER' | 'WATER_PROTECTION_ZONE' | 'POPULATION_PROTECTION_ZONE';
    name: string | null;
    geometry: string;
    createdAt: Generated<Date>;
    retiredAt: Date | null;
    version: Generated<number>;
  };
  'agroevidence.landUpdate': {
    farmId: number;
    id: Generated<number>;
    mode: 'REVIEW' | 'TAKE';
    validityDate: string;
    state: Generated<'WAITING' | 'IN_PROGRESS' | 'REVIEW' | 'APPLIED' | 'TAKEN_BACK' | 'DISCARDED' | 'FAILED'>;
    done: Generated<number>;
    total: number | null;
    unchanged: Generated<number>;
    problems: Generated<unknown>;
    problemCount: Generated<number>;
    failure: string | null;
    importId: number | null;
    startedAt: Date;
    comparedAt: Date | null;
    finishedAt: Date | null;
  };
  'agroevidence.landUpdateBefore': {
    farmId: number;
    updateId: number;
    key: string;
    changeNumber: number;
    importId: number;
  };
  'agroevidence.landUpdateBlock': {
    farmId: number;
    updateId: number;
    key: string;
    changeNumber: number | null;
    parcelId: number | null;
    ancestorId: number | null;
    begins: Generated<boolean>;
    localName: string;
    facts: unknown;
    geometry: string;
    areaM2: number;
  };
  'agroevidence.landUpdateChange': {
    farmId: number;
    updateId: number;
    number: number;
    kind: 'NEW' | 'CHANGED' | 'SPLIT' | 'MERGED' | 'REDRAWN' | 'GONE';
    conflict: 'OWN_OUTLINE' | 'OWN_DIVISION' | 'OWN_LAND' | 'OWN_END' | 'UNREADABLE' | null;
    decision: 'TAKE' | 'KEEP' | 'LATER';
    properties: string[];
    movedM2: number;
    isAboutLand: boolean;
  };
  'agroevidence.landUpdateParcel': {
    farmId: number;
    updateId: number;
    parcelId: number;
    changeNumber: number;
    versionId: number;
  };
  'agroevidence.mapChange': {
    farmId: number;
    revision: number;
    parcelId: number;
  };
  'agroevidence.ownCrop': {
    farmId: number;
    id: Generated<number>;
    name: string;
    externalId: string | null;
    eppo: string | null;
    red: number;
    green: number;
    blue: number;
    validFrom: string | null;
    validTo: string | null;
    createdAt: Generated<Date>;
    retiredAt: Date | null;
    version: Generated<number>;
  };
  'agroevidence.parcel': {
    farmId: number;
    id: Generated<number>;
    localName: string;
    source: 'TELEMATICS' | 'MANUAL' | 'EAGRI' | 'SKEAGIS' | 'UNKNOWN';
    status: Generated<'OPEN' | 'RETIRED' | 'TAKEN_BACK'>;
    searchKey: string;
    createdAt: Generated<Date>;
    changedAt: Generated<Date>;
    sortKey: Generated<string>;
    version: Generated<number>;
    centerId: number | null;
    zoneIds: Generated<number[]>;
  };
  'agroevidence.parcelLineage': {
    farmId: number;
    importId: number;
    fromParcelId: number;
    toParcelId: number;
    areaM2: number;
  };
  'agroevidence.parcelVersion': {
    farmId: number;
    id: Generated<number>;
    parcelId: number;
    valid: string;
    validFromKnown: boolean;
    isCurrent: Generated<boolean>;
    importId: number | null;
    geometry: string;
    label: string;
    areaM2: number;
    officialAreaHa: number | null;
    blockNumber: string | null;
    square: string | null;
    landUseCode: string | null;
    landUseName: string | null;
    altitudeM: number | null;
    slopeDegrees: number | null;
    nitrateVulnerable: Generated<'YES' | 'NO' | 'NOT_SPECIFIED'>;
    zone: string | null;
    recordedAt: Generated<Date>;
    blockSortKey: string | null;
    externalId: string | null;
    endedByImportId: number | null;
    validBefore: string | null;
    shownAreaHa: Generated<number>;
    west: Generated<number>;
    south: Generated<number>;
    east: Generated<number>;
    north: Generated<number>;
    retractedAt: Date | null;
  };
  'agroevidence.planEntry': {
    farmId: number;
    id: Generated<number>;
    scenarioId: number | null;
    season: number;
    parcelId: number;
    role: Generated<'MAIN' | 'CATCH_CROP'>;
    part: Generated<number>;
    cropId: number | null;
    ownCropId: number | null;
    areaM2: number | null;
    origin: Generated<'MANUAL' | 'COPIED' | 'RULE' | 'IMPORT' | 'LINEAGE'>;
    isToCheck: Generated<boolean>;
    version: Generated<number>;
  };
  'agroevidence.planScenario': {
    farmId: number;
    id: Generated<number>;
    name: string;
    createdAt: Generated<Date>;
    retiredAt: Date | null;
    version: Generated<number>;
  };
  'agroevidence.registryAccess': {
    farmId: number;
    login: string;
    szrid: string;
    sealedKey: Uint8Array;
    changedAt: Date;
    version: Generated<number>;
  };
  'agroevidence.registryBlock': {
    farmId: number;
    key: string;
    importId: number;
    isGone: Generated<boolean>;
    facts: unknown;
    geometry: string;
    areaM2: number;
  };
  'agroevidence.registryCheck': {
    farmId: number;
    state: 'IN_PROGRESS' | 'AVAILABLE';
    askedAt: Date;
    checkedAt: Date | null;
    hasChanges: boolean | null;
    changedOn: string | null;
    failure: string | null;
  };
  'agroevidence.registryCode': {
    list: 'LAND_USE' | 'APPLICATION_ZONE';
    countryCode: string;
    code: string;
    validFrom: string | null;
    validTo: string | null;
    source: 'REGISTRY' | 'PUBLISHED' | 'GENERAL_KNOWLEDGE';
    sourceDetail: string | null;
    fetchedAt: Date | null;
  };
  'agroevidence.registryCodeName': {
    list: string;
    countryCode: string;
    code: string;
    language: string;
    name: string;
    source: 'REGISTRY' | 'PUBLISHED' | 'GENERAL_KNOWLEDGE';
    sourceDetail: string | null;
    fetchedAt: Date | null;
  };
  'agroevidence.rotationGroup': {
    cropId: number;
    name: string;
    isPerennial: boolean;
  };
  'agroevidence.rotationRule': {
    id: Generated<number>;
    kind: 'BREAK' | 'PREDECESSOR' | 'SHARE';
    groupName: string;
    beforeName: string | null;
    years: number | null;
    quality: 'GOOD' | 'POOR' | null;
    share: number | null;
    validFrom: Generated<string>;
    validTo: string | null;
    source: string;
    isGeneralKnowledge: boolean;
  };
  'agroevidence.zone': {
    farmId: number;
    id: Generated<number>;
    name: string;
    createdAt: Generated<Date>;
    retiredAt: Date | null;
    version: Generated<number>;
  };
  'core.appUser': {
    id: Generated<number>;
    email: string;
    firstName: Generated<string>;
    lastName: Generated<string>;
    language: string;
    isAdmin: Generated<boolean>;
    createdAt: Generated<Date>;
  };
  'core.auditEvent': {
    farmId: number | null;
    id: Generated<number>;
    at: Date;
    action: string;
    userId: number | null;
    originalUserId: number | null;
    requestId: string | null;
    detail: Generated<unknown>;
  };
  'core.canary': {
    farmId: number;
  };
  'core.change': {
    farmId: number;
    auditEventId: number;
    id: Generated<number>;
    entity: string;
    entityId: number;
    operation: 'INSERT' | 'UPDATE' | 'DELETE';
    before: unknown;
    after: unknown;
  };
  'core.country': {
    code: string;
    timeZone: string;
    fullSupport: boolean;
  };
  'core.farm': {
    id: Generated<number>;
    name: string;
    countryCode: string;
    createdAt: Generated<Date>;
    searchKey: Generated<string>;
    retiredAt: Date | null;
    version: Generated<number>;
  };
  'core.farmUser': {
    farmId: number;
    userId: number;
    joinedAt: Generated<Date>;
    role: 'owner' | 'manager' | 'worker' | 'reader';
  };
  'core.job': {
    farmId: number | null;
    id: Generated<number>;
    kind: string;
    payload: Generated<unknown>;
    state: Generated<'WAITING' | 'RUNNING' | 'SUCCESS' | 'FAILED'>;
    done: Generated<number>;
    total: number | null;
    attempts: Generated<number>;
    runAt: Generated<Date>;
    lockedUntil: Date | null;
    lastError: string | null;
    createdAt: Generated<Date>;
    finishedAt: Date | null;
    failures: Generated<number>;
    givenBack: Generated<number>;
    giveUps: Generated<number>;
    lane: string;
    key: string | null;
    takenAt: Date | null;
  };
  'core.mail': {
    id: string;
    recipient: string;
    subject: string;
    textBody: string | null;
    htmlBody: string | null;
    state: Generated<'WAITING' | 'SENT' | 'GIVEN_UP'>;
    attempts: Generated<number>;
    dueAt: Generated<Date>;
    lockedUntil: Date | null;
    lastError: string | null;
    createdAt: Generated<Date>;
    finishedAt: Date | null;
  };
  'core.outbox': {
    farmId: number | null;
    id: Generated<number>;
    transactionId: Generated<string>;
    topic: string;
    payload: unknown;
    createdAt: Generated<Date>;
  };
  'core.registrySignIn': {
    userId: number;
    login: string;
    szrid: string;
    sealedKey: Uint8Array;
    registeredName: string;
    signedInAt: Date;
  };
  'core.requestKey': {
    id: Generated<number>;
    userId: number | null;
    call: string;
    key: string;
    requestDigest: Uint8Array;
    answer: string;
    expiresAt: Date;
  };
  'core.schedule': {
    name: string;
    firedFor: Date;
  };
  'core.undoneChange': {
    farmId: number;
    auditEventId: number;
    byEventId: number;
  };
  'gateway.credential': {
    userId: number;
    passwordHash: string;
    licenceAcceptedAt: Date;
    changedAt: Generated<Date>;
  };
  'gateway.failedAttempt': {
    subject: Uint8Array;
    failures: number;
    lastAt: Date;
    blockedUntil: Date | null;
  };
  'gateway.invitation': {
    farmId: number;
    id: Generated<number>;
    email: string;
    keyHash: Uint8Array;
    invitedBy: number | null;
    invitedAt: Date;
    expiresAt: Date;
    revokedAt: Date | null;
    acceptedAt: Date | null;
    role: 'owner' | 'manager' | 'worker' | 'reader';
  };
  'gateway.listView': {
    userId: number;
    list: string;
    columns: string[] | null;
    version: Generated<number>;
  };
  'gateway.resetKey': {
    userId: number;
    keyHash: Uint8Array;
    expiresAt: Date;
  };
  'gateway.session': {
    id: string;
    userId: number;
    counter: Generated<number>;
    rotations: Generated<unknown>;
    rememberMe: boolean;
    createdAt: Date;
    idleExpiresAt: Date;
    absoluteExpiresAt: Date;
    revokedAt: Date | null;
    revokedReason: 'SIGN_OUT' | 'REUSE' | 'EXPIRED' | 'PASSWORD' | null;
    originalUserId: number | null;
    originalSessionId: string | null;
  };
}
