// Generated from messages/; do not edit.
/** What a message is told, and of what kind that is. */
export interface MessageValues {
  'NewAccount.passwordLengthError': { length: 'number' };
  'account.lastOwner': { farms: 'text' };
  'action.amount.hectare': { value: 'text'; unit: 'text' };
  'action.amount.total': { value: 'text'; unit: 'text' };
  'action.editNamed': { name: 'text' };
  'action.material': { name: 'text'; amount: 'text' };
  'actions.amount.each': { unit: 'text' };
  'actions.approved': { count: 'number'; notDone: 'number'; alreadyApproved: 'number' };
  'actions.areaDrawn': { area: 'text'; all: 'text' };
  'actions.areaOf': { area: 'text'; all: 'text' };
  'actions.chooseAll': { count: 'number' };
  'actions.chosen': { count: 'number' };
  'actions.copy.gone': { name: 'text' };
  'actions.copy.moved': { name: 'text'; names: 'text' };
  'actions.counted.nothing': { count: 'number' };
  'actions.counted.planned': { crop: 'text'; count: 'number' };
  'actions.counted.stands': { crop: 'text'; count: 'number' };
  'actions.deleted': { count: 'number' };
  'actions.divide.parcel': { name: 'text'; area: 'text' };
  'actions.divide.tooMany': { count: 'number' };
  'actions.divided': { count: 'number' };
  'actions.draw.again': { name: 'text' };
  'actions.draw.heading': { name: 'text' };
  'actions.draw.part': { name: 'text' };
  'actions.everything': { count: 'number' };
  'actions.everything.tooMany': { count: 'number' };
  'actions.filters': { count: 'number' };
  'actions.here.around': { accuracy: 'text' };
  'actions.here.away': { metres: 'text' };
  'actions.here.nothing': { accuracy: 'text' };
  'actions.here.rough': { accuracy: 'text' };
  'actions.inAll': { amount: 'text' };
  'actions.irrigation.inAll': { amount: 'text' };
  'actions.kilograms': { value: 'text' };
  'actions.map.first': { count: 'number' };
  'actions.material.number': { number: 'number' };
  'actions.material.remove': { name: 'text' };
  'actions.material.removeOrganism': { name: 'text' };
  'actions.meanwhile.alike': { said: 'text' };
  'actions.meanwhile.drawn': { area: 'text' };
  'actions.meanwhile.of': { what: 'text'; names: 'text' };
  'actions.meanwhile.order': { number: 'number' };
  'actions.meanwhile.parcel': { number: 'number' };
  'actions.meanwhile.whole': { area: 'text' };
  'actions.named': { type: 'text'; day: 'text' };
  'actions.offline.incomplete': { time: 'text'; parts: 'text' };
  'actions.offline.ready': { time: 'text' };
  'actions.orders.first': { count: 'number'; total: 'number' };
  'actions.orders.help': { count: 'number' };
  'actions.orders.map': { names: 'text' };
  'actions.orders.qr': { address: 'text' };
  'actions.orders.tanks.full': { count: 'number' };
  'actions.parcels.areaOf': { name: 'text' };
  'actions.parcels.chooseShown': { count: 'number' };
  'actions.parcels.chosen': { count: 'number'; area: 'text' };
  'actions.parcelsMore': { names: 'text'; count: 'number' };
  'actions.rectangle.added': { count: 'number' };
  'actions.saved': { count: 'number' };
  'actions.scan.batch': { batch: 'text' };
  'actions.scan.expires': { day: 'text' };
  'actions.scan.learned': { name: 'text' };
  'actions.scan.produced': { day: 'text' };
  'actions.scan.unfit': { name: 'text' };
  'actions.scan.unknown': { gtin: 'text' };
  'actions.scan.unknownHere': { gtin: 'text' };
  'actions.spray.loads': { all: 'text'; full: 'number'; rest: 'text' };
  'actions.started': { time: 'text' };
  'actions.totals': { count: 'number'; area: 'text' };
  'actions.totals.materials': { count: 'number' };
  'actions.totals.nitrogen': { value: 'text'; unknown: 'number' };
  'actions.waiting.kind.CHANGE': { time: 'text' };
  'actions.waiting.kind.RECORD': { time: 'text' };
  'actions.waiting.kind.REMOVE': { time: 'text' };
  'actions.waiting.toDecide': { count: 'number' };
  'actions.waiting.toSend': { count: 'number' };
  'actions.waiting.tries': { count: 'number' };
  'addLand.imported': { count: 'number' };
  'addLand.lead': { farm: 'text' };
  'addLand.openUpdateNamed': { file: 'text' };
  'addLand.someThere': { count: 'number' };
  'addLand.takeBackNamed': { file: 'text' };
  'addLand.takeBackQuestion': { count: 'number' };
  'admin.audit.asWhom': { admin: 'text' };
  'admin.audit.count': { count: 'number' };
  'admin.audit.only': { name: 'text' };
  'admin.audit.onlyFarm': { farm: 'number' };
  'admin.audit.onlyUser': { user: 'number' };
  'admin.codeLists.failed': { at: 'text' };
  'admin.codeLists.failedPartly': { at: 'text'; lists: 'text' };
  'admin.codeLists.inProgress': { done: 'number'; total: 'number'; entries: 'number' };
  'admin.codeLists.named': { list: 'text'; country: 'text' };
  'admin.codeLists.success': { at: 'text'; entries: 'number' };
  'admin.codeLists.validBetween': { from: 'text'; to: 'text' };
  'admin.codeLists.validFrom': { from: 'text' };
  'admin.codeLists.validTo': { to: 'text' };
  'admin.farm.edit': { farm: 'text' };
  'admin.farm.registryNamed': { login: 'text'; farm: 'text' };
  'admin.farm.registryNumber': { szrid: 'text' };
  'admin.farm.saved': { farm: 'text' };
  'admin.farm.userCount': { count: 'number' };
  'admin.farms.count': { count: 'number' };
  'admin.farms.none': { query: 'text' };
  'admin.import.progress': { done: 'text'; total: 'text' };
  'admin.registers.atLine': { line: 'number' };
  'admin.registers.counts': { added: 'number'; changed: 'number'; ended: 'number'; unchanged: 'number'; refused: 'number' };
  'admin.registers.importedAt': { at: 'text' };
  'admin.registers.importedVersion': { at: 'text'; version: 'text' };
  'admin.registers.rows': { rows: 'number'; former: 'number' };
  'admin.registers.underWay': { records: 'number' };
  'admin.registers.validToChanged': { before: 'text'; after: 'text' };
  'admin.registry.question': { farm: 'text' };
  'admin.registry.removed': { farm: 'text' };
  'admin.registry.title': { farm: 'text' };
  'admin.sensors.countedWaiting': { count: 'number' };
  'admin.sensors.failed': { count: 'number' };
  'admin.sensors.ofFarms': { count: 'number' };
  'admin.sensors.waiting': { count: 'number' };
  'admin.users.removeLast': { user: 'text' };
  'admin.users.removeNamed': { user: 'text' };
  'admin.users.removeQuestion': { user: 'text' };
  'admin.users.title': { farm: 'text' };
  'agronomy.byPressure': { elevation: 'number' };
  'agronomy.choose.help': { distance: 'number' };
  'agronomy.chooseNamed': { name: 'text' };
  'agronomy.chosen': { name: 'text' };
  'agronomy.judged': { day: 'text' };
  'agronomy.lack.TOO_FAR': { distance: 'number' };
  'agronomy.missing': { needs: 'text' };
  'agronomy.nodeChosen': { name: 'text'; distance: 'text' };
  'agronomy.nodeNearest': { name: 'text'; distance: 'text' };
  'agronomy.nodeUnplaced': { name: 'text' };
  'agronomy.reason.BLIGHT_DAYS': { days: 'number'; neededDays: 'number' };
  'agronomy.reason.DEGREE_DAYS': { needed: 'text'; actual: 'text' };
  'agronomy.reason.DEGREE_HOURS_OF_NIGHT': { actual: 'text'; needed: 'text' };
  'agronomy.reason.DEGREE_HOURS_OF_WETNESS': { actual: 'text'; needed: 'text' };
  'agronomy.reason.GROWTH_STAGE_OUTSIDE': { actual: 'text' };
  'agronomy.reason.HUMID_DAYS_NEAR': { days: 'number'; neededDays: 'number' };
  'agronomy.reason.RAIN': { actual: 'text'; needed: 'text' };
  'agronomy.reason.SHOOTS_TOO_SHORT': { actual: 'text'; needed: 'text' };
  'agronomy.reason.SPRAYED': { until: 'text' };
  'agronomy.reason.TOO_COLD': { actual: 'text'; needed: 'text' };
  'agronomy.reason.WEATHER_UNKNOWN': { unknown: 'number' };
  'agronomy.reason.WET_HOURS_IN_A_ROW': { actual: 'text'; needed: 'text' };
  'agronomy.reason.WET_HOURS_IN_WINDOW': { actual: 'text'; needed: 'text' };
  'agronomy.source': { document: 'text' };
  'agronomy.unknownDays': { count: 'number' };
  'agronomyInfo.open': { title: 'text' };
  'agronomyInfo.source': { document: 'text'; edition: 'text' };
  'agronomyInfo.sourceUndated': { document: 'text' };
  'audit.filter.dayEarly': { day: 'text' };
  'catalogues.added': { crop: 'text' };
  'catalogues.changed': { crop: 'text' };
  'catalogues.colorNumber': { number: 'number' };
  'catalogues.count': { count: 'number' };
  'catalogues.countMaterials': { count: 'number' };
  'catalogues.distanceNumber': { number: 'number' };
  'catalogues.done.OPEN': { crop: 'text' };
  'catalogues.done.RETIRED': { crop: 'text' };
  'catalogues.dose.HECTARE': { dose: 'text'; unit: 'text' };
  'catalogues.dose.TONNE_OF_SEED': { dose: 'text'; unit: 'text' };
  'catalogues.editHeading': { crop: 'text' };
  'catalogues.editNamed': { crop: 'text' };
  'catalogues.expired': { day: 'text' };
  'catalogues.fault.cell': { row: 'number'; value: 'text' };
  'catalogues.fault.code': { row: 'number'; value: 'text' };
  'catalogues.fault.color': { row: 'number'; value: 'text' };
  'catalogues.fault.day': { row: 'number'; value: 'text' };
  'catalogues.fault.eppo': { row: 'number'; value: 'text' };
  'catalogues.fault.materialMissing': { row: 'number' };
  'catalogues.fault.materialTwice': { row: 'number'; value: 'text' };
  'catalogues.fault.nameInvalid': { row: 'number'; value: 'text' };
  'catalogues.fault.nameMissing': { row: 'number' };
  'catalogues.fault.nameTwice': { row: 'number'; value: 'text' };
  'catalogues.fault.reversed': { row: 'number' };
  'catalogues.fault.tooManyRows': { rows: 'number' };
  'catalogues.generalKnowledge': { source: 'text' };
  'catalogues.imported': { created: 'number'; changed: 'number'; unchanged: 'number' };
  'catalogues.lost.authorisedTo': { day: 'text' };
  'catalogues.lost.over': { day: 'text' };
  'catalogues.lost.usable': { day: 'text' };
  'catalogues.lost.uses': { used: 'number'; planned: 'number' };
  'catalogues.materialDone.OPEN': { name: 'text' };
  'catalogues.materialDone.RETIRED': { name: 'text' };
  'catalogues.materialSaved': { name: 'text' };
  'catalogues.ownHeading': { kind: 'text' };
  'catalogues.put.OPEN.named': { crop: 'text' };
  'catalogues.put.RETIRED.named': { crop: 'text' };
  'catalogues.reduction': { percent: 'number' };
  'catalogues.removeDistance': { number: 'number' };
  'catalogues.removeShare': { number: 'number' };
  'catalogues.removeUse': { number: 'number' };
  'catalogues.shareNumber': { number: 'number' };
  'catalogues.showProducts': { count: 'number' };
  'catalogues.span': { from: 'text'; to: 'text' };
  'catalogues.usableTo': { day: 'text' };
  'catalogues.useNumber': { number: 'number' };
  'catalogues.usualShare': { share: 'text'; source: 'text' };
  'catalogues.usualShareElsewhere': { country: 'text'; share: 'text'; source: 'text' };
  'catalogues.validBetween': { from: 'text'; to: 'text' };
  'catalogues.validFrom': { from: 'text' };
  'catalogues.validTo': { to: 'text' };
  'chart.between': { min: 'text'; max: 'text' };
  'chart.direction': { sector: 'text'; degrees: 'number' };
  'chart.said': { time: 'text'; values: 'text' };
  'chart.saidValue': { label: 'text'; value: 'text' };
  'chart.summary': { label: 'text'; min: 'text'; max: 'text'; last: 'text' };
  'chart.summaryNone': { label: 'text' };
  'chart.timeIn': { zone: 'text' };
  'chart.value': { value: 'text'; unit: 'text' };
  'crops.alias.learned': { name: 'text'; crop: 'text' };
  'crops.alias.readAs': { crop: 'text' };
  'crops.alias.unknown': { count: 'number' };
  'crops.between': { from: 'text'; to: 'text' };
  'crops.corrected': { crop: 'text' };
  'crops.editHeading': { crop: 'text' };
  'crops.editNamed': { crop: 'text'; from: 'text' };
  'crops.hint.PARCEL_HAS_CROP_SPLIT': { count: 'number' };
  'crops.partNumber': { part: 'number' };
  'crops.recorded': { crop: 'text' };
  'crops.retractNamed': { crop: 'text'; from: 'text' };
  'crops.retractQuestion': { crop: 'text' };
  'crops.retracted': { crop: 'text' };
  'crops.since': { from: 'text' };
  'crops.until': { to: 'text' };
  'dateRange.days': { count: 'number' };
  'dateRange.fromTo': { from: 'text'; to: 'text' };
  'deletedFarms.goes': { day: 'text' };
  'deletedFarms.restoreNamed': { farm: 'text' };
  'division.added': { name: 'text' };
  'drawing.around': { length: 'text' };
  'drawing.difference': { area: 'text' };
  'drawing.metres': { length: 'text' };
  'farmImport.registrySignedIn': { name: 'text' };
  'farmImport.submitParcels': { count: 'number' };
  'farmSettings.deleteContents': { parcels: 'number'; area: 'text'; imports: 'number' };
  'farmSettings.deleteName': { farm: 'text' };
  'farmSettings.deleteTitle': { farm: 'text' };
  'farmSettings.divisionRenamed': { name: 'text' };
  'farmSettings.divisionRetired': { name: 'text' };
  'farmSettings.featuresAdded': { count: 'number' };
  'farmSettings.featuresFound': { count: 'number'; skipped: 'number' };
  'farmSettings.invitation.EXPIRED': { day: 'text' };
  'farmSettings.invitation.WAITING': { day: 'text' };
  'farmSettings.inviteAgainNamed': { user: 'text' };
  'farmSettings.leaveQuestion': { farm: 'text' };
  'farmSettings.ownRoleQuestion': { role: 'text' };
  'farmSettings.removeMeanwhile': { user: 'text'; role: 'text' };
  'farmSettings.retireDivisionNamed': { name: 'text' };
  'farmSettings.revokeNamed': { user: 'text' };
  'farmSettings.roleChanged': { user: 'text'; role: 'text' };
  'farmSettings.roleMeanwhile': { user: 'text'; now: 'text'; role: 'text' };
  'farmSettings.roleOf': { user: 'text' };
  'farmSettings.sent': { email: 'text' };
  'fileUpdate.changesOf': { file: 'text' };
  'fileUpdate.headline.CHANGED': { now: 'text' };
  'fileUpdate.headline.GONE': { before: 'text' };
  'fileUpdate.headline.MERGED': { before: 'text'; now: 'text' };
  'fileUpdate.headline.NEW': { now: 'text' };
  'fileUpdate.headline.REDRAWN': { before: 'text'; now: 'text' };
  'fileUpdate.headline.SPLIT': { before: 'text'; now: 'text' };
  'fileUpdate.missing': { count: 'number' };
  'fileUpdate.nothingHelp': { file: 'text'; count: 'number' };
  'fileUpdate.title': { file: 'text' };
  'fileUpdate.unchanged': { count: 'number' };
  'fileUpdate.unread': { count: 'number' };
  'fileUpdate.withoutBase': { count: 'number' };
  'history.asWhom': { user: 'text'; admin: 'text' };
  'history.count': { count: 'number' };
  'history.days.from': { day: 'text' };
  'history.days.to': { day: 'text' };
  'history.moreRecords': { count: 'number' };
  'history.ofParcel': { name: 'text' };
  'history.records': { count: 'number' };
  'history.recordsOf': { records: 'text'; what: 'text' };
  'history.undoOf': { what: 'text' };
  'impersonation.acting': { user: 'text'; farm: 'text' };
  'impersonation.farmTitle': { farm: 'text' };
  'impersonation.notYours': { user: 'text' };
  'importProgress.alreadyThere': { count: 'number' };
  'importProgress.counted': { done: 'number'; total: 'number'; fileName: 'text' };
  'importProgress.countedRegistry': { done: 'number'; total: 'number' };
  'importProgress.reading': { fileName: 'text' };
  'importProgress.skipped': { count: 'number' };
  'importProgress.success': { count: 'number'; area: 'text' };
  'integrations.lead': { farm: 'text' };
  'integrations.registry.foreign': { country: 'text' };
  'integrations.registry.saved': { login: 'text' };
  'integrations.registry.takenOf': { count: 'number'; day: 'text' };
  'invitation.heading': { farm: 'text' };
  'invitation.otherAccount': { principal: 'text'; email: 'text' };
  'invitation.role': { role: 'text' };
  'invitation.signIn': { email: 'text' };
  'landFeature.number': { number: 'text' };
  'landFeature.renamed': { name: 'text' };
  'landFile.archiveBomb': { entry: 'text' };
  'landFile.archiveLink': { entry: 'text' };
  'landFile.archiveMethod': { entry: 'text' };
  'landFile.archiveOverlap': { entry: 'text' };
  'landFile.archiveTooBig': { limitMegabytes: 'text' };
  'landFile.archiveTooDeep': { entry: 'text' };
  'landFile.archiveTooManyEntries': { limit: 'text' };
  'landFile.archiveUnsafeName': { entry: 'text' };
  'landFile.attributesMissing': { layer: 'text' };
  'landFile.columnNotFound': { column: 'text' };
  'landFile.coordinateSystemUnknown': { x: 'text'; y: 'text' };
  'landFile.encodingWrong': { layer: 'text'; declared: 'text'; used: 'text' };
  'landFile.flatGeobufDamaged': { layer: 'text' };
  'landFile.geoJsonDamaged': { layer: 'text' };
  'landFile.geopackageDamaged': { layer: 'text' };
  'landFile.gmlDamaged': { layer: 'text' };
  'landFile.gmlUnsafe': { layer: 'text' };
  'landFile.kmlDamaged': { layer: 'text' };
  'landFile.kmlUnsafe': { layer: 'text' };
  'landFile.layerNotFound': { layer: 'text' };
  'landFile.layerUnreadable': { layer: 'text'; reason: 'text' };
  'landFile.layersMerged': { count: 'number' };
  'landFile.layersOverlap': { count: 'number'; layer: 'text'; otherLayer: 'text' };
  'landFile.lettersLost': { count: 'number'; column: 'text'; example: 'text' };
  'landFile.moreProblems': { count: 'number' };
  'landFile.notPolygons': { layer: 'text' };
  'landFile.otherArchive': { format: 'text' };
  'landFile.otherFormat': { format: 'text' };
  'landFile.outlinesOverlap': { count: 'number'; one: 'text'; another: 'text' };
  'landFile.outsideCountry': { latitude: 'text'; longitude: 'text' };
  'landFile.parcelOverlaps': { percent: 'text'; known: 'text' };
  'landFile.rowsDeleted': { count: 'number'; layer: 'text' };
  'landFile.shapeTangled': { limit: 'text' };
  'landFile.shapeTooComplex': { limit: 'text' };
  'landFile.shapeTooLong': { limit: 'text' };
  'landFile.shapefileDamaged': { layer: 'text' };
  'landFile.shapefileTruncated': { layer: 'text' };
  'landFile.shapesPiledUp': { limit: 'text' };
  'landFile.shapesTangled': { limit: 'text' };
  'landFile.tableCountDiffers': { layer: 'text'; shapes: 'number'; rows: 'number' };
  'landFile.tableDamaged': { layer: 'text' };
  'landFile.tableTruncated': { layer: 'text' };
  'landFile.tooLarge': { limitMegabytes: 'text' };
  'landFile.tooManyParcels': { limit: 'text' };
  'landFile.tooManyVertices': { limit: 'text' };
  'landFile.valuesUnreadable': { count: 'number'; column: 'text'; example: 'text' };
  'landFileReport.areaHigher': { area: 'text' };
  'landFileReport.areaLower': { area: 'text' };
  'landFileReport.columnOption': { name: 'text'; samples: 'text' };
  'landFileReport.layerOption': { count: 'number'; name: 'text' };
  'landFileReport.liesElsewhere': { country: 'text' };
  'landFileReport.moreProblems': { shown: 'number'; count: 'number' };
  'landFileReport.parcelAndRow': { parcel: 'text'; row: 'number' };
  'landFileReport.problemCount': { count: 'number' };
  'landFileReport.row': { row: 'number' };
  'landFileReport.showPlace': { place: 'text' };
  'landFileReport.skipped': { count: 'number' };
  'landFileReport.switchCountry': { country: 'text' };
  'landFileReport.systemWithCode': { name: 'text'; code: 'text' };
  'landFileReport.unknownProblem': { code: 'text' };
  'landUpdate.bulk.picked': { count: 'number' };
  'landUpdate.changesOf': { day: 'text' };
  'landUpdate.checkedAt': { at: 'text' };
  'landUpdate.counted': { done: 'number'; total: 'number' };
  'landUpdate.dayEarly': { day: 'text' };
  'landUpdate.decided': { taken: 'number'; kept: 'number'; later: 'number' };
  'landUpdate.decisionOf': { name: 'text' };
  'landUpdate.didKeep': { count: 'number' };
  'landUpdate.didLater': { count: 'number' };
  'landUpdate.didTake': { count: 'number' };
  'landUpdate.difference': { what: 'text'; before: 'text'; now: 'text' };
  'landUpdate.effects': { continues: 'number'; ends: 'number'; begins: 'number' };
  'landUpdate.headline.CHANGED': { now: 'text' };
  'landUpdate.headline.GONE': { before: 'text' };
  'landUpdate.headline.MERGED': { before: 'text'; now: 'text' };
  'landUpdate.headline.NEW': { now: 'text' };
  'landUpdate.headline.REDRAWN': { before: 'text'; now: 'text' };
  'landUpdate.headline.SPLIT': { before: 'text'; now: 'text' };
  'landUpdate.history.openNamed': { at: 'text' };
  'landUpdate.moved': { area: 'text' };
  'landUpdate.newsOf': { day: 'text' };
  'landUpdate.nothingHelp': { day: 'text'; count: 'number' };
  'landUpdate.openReview': { at: 'text' };
  'landUpdate.openUnderWay': { at: 'text' };
  'landUpdate.others': { count: 'number' };
  'landUpdate.parcel.begins': { count: 'number' };
  'landUpdate.parcel.continues': { name: 'text' };
  'landUpdate.parcel.continuesAs': { name: 'text'; block: 'text' };
  'landUpdate.parcel.ends': { name: 'text' };
  'landUpdate.pick': { name: 'text' };
  'landUpdate.square': { square: 'text' };
  'landUpdate.unchanged': { count: 'number' };
  'landUpdate.unread': { count: 'number' };
  'landUpdate.willKeep': { count: 'number' };
  'landUpdate.willLater': { count: 'number' };
  'landUpdate.willTake': { count: 'number' };
  'lastActions.all': { count: 'number' };
  'licence.use.text': { brand: 'text' };
  'login.demo': { email: 'text' };
  'map.edit.divided': { count: 'number'; name: 'text' };
  'map.edit.drawn': { name: 'text' };
  'map.edit.mergeHeading': { count: 'number' };
  'map.edit.merged': { count: 'number'; name: 'text' };
  'map.edit.overlaps': { name: 'text'; area: 'text' };
  'map.edit.partName': { number: 'text'; area: 'text' };
  'map.edit.redrawn': { name: 'text' };
  'map.edit.retireHeading': { name: 'text' };
  'map.edit.retired': { name: 'text' };
  'map.edit.splitHeading': { name: 'text' };
  'map.features.drawn': { name: 'text' };
  'map.features.redrawn': { name: 'text' };
  'map.features.retired': { name: 'text' };
  'map.filter.nothingHelp': { text: 'text' };
  'map.label': { farm: 'text' };
  'map.layers.percent': { share: 'number' };
  'map.measure.more': { count: 'number' };
  'map.measure.remove': { number: 'text' };
  'map.measure.removeRest': { count: 'number' };
  'map.print.lost.closed': { layer: 'text' };
  'map.print.lost.silent': { layer: 'text' };
  'map.print.made': { brand: 'text' };
  'map.print.rest': { count: 'number' };
  'map.print.scaleOf': { scale: 'number' };
  'map.print.scaleShownAs': { scale: 'number' };
  'map.print.stateNow': { farm: 'text'; date: 'text' };
  'map.print.stateSeason': { farm: 'text'; season: 'text'; date: 'text' };
  'map.print.titleNow': { farm: 'text'; date: 'text' };
  'map.print.titleSeason': { farm: 'text'; season: 'text' };
  'map.scale.kilometres': { length: 'number' };
  'map.scale.metres': { length: 'number' };
  'map.season.plan': { season: 'text' };
  'map.season.title': { season: 'text' };
  'map.sensors.label': { farm: 'text' };
  'map.sensors.nothingHelp': { text: 'text' };
  'map.silent': { layers: 'text' };
  'map.weather.at': { time: 'text' };
  'nitrogen.atLeast': { value: 'text' };
  'nitrogen.holding': { value: 'text'; most: 'text' };
  'nitrogen.holdingUnknown': { most: 'text'; count: 'number' };
  'nitrogen.kilograms': { value: 'text' };
  'nitrogen.limit.above': { most: 'text'; above: 'text' };
  'nitrogen.limit.left': { most: 'text'; left: 'text' };
  'nitrogen.limit.leftUnknown': { most: 'text' };
  'nitrogen.ofCrop': { crop: 'text' };
  'nitrogen.ofMost': { value: 'text'; most: 'text' };
  'nitrogen.perHectare': { value: 'text' };
  'noFarm.ask': { email: 'text' };
  'notAllowed.role': { farm: 'text'; role: 'text' };
  'notifications.archiveNamed': { title: 'text' };
  'notifications.browsers.removeNamed': { name: 'text' };
  'notifications.readNamed': { title: 'text' };
  'notifications.restoreNamed': { title: 'text' };
  'notifications.since': { time: 'text' };
  'notifications.unreadNamed': { title: 'text' };
  'pages.shown': { first: 'number'; last: 'number'; total: 'number' };
  'parcel.blockNumbered': { block: 'text' };
  'parcel.count': { count: 'number' };
  'parcel.degrees': { angle: 'text' };
  'parcel.hectares': { area: 'text' };
  'parcel.metres': { length: 'text' };
  'parcel.outlineArea': { area: 'text' };
  'parcel.renameRefused': { name: 'text' };
  'parcel.renamed': { name: 'text' };
  'parcel.unknownFacts': { facts: 'text' };
  'parcelList.assigned': { count: 'number' };
  'parcelList.chooseAll': { count: 'number' };
  'parcelList.chosen': { count: 'number' };
  'parcelList.filters': { count: 'number' };
  'parcelList.intoZone': { zone: 'text' };
  'parcelList.outOfZone': { zone: 'text' };
  'parcelList.season.of': { from: 'text'; to: 'text' };
  'parcelList.totals': { count: 'number'; area: 'text' };
  'parcelOverview.deduction.source': { width: 'number'; source: 'text' };
  'parcelOverview.deductions.total': { subtracted: 'text'; remaining: 'text' };
  'parcelOverview.plan.none': { first: 'text'; last: 'text' };
  'parcelOverview.state.since': { day: 'text' };
  'plan.catchCropNamed': { crop: 'text' };
  'plan.comparedWithOfficial': { difference: 'text' };
  'plan.emptied': { count: 'number' };
  'plan.excel.season': { season: 'text' };
  'plan.reset.heading': { season: 'text' };
  'record.changedMeanwhile': { now: 'text' };
  'recordImports.becomes': { rows: 'number'; actions: 'number' };
  'recordImports.column.samples': { samples: 'text' };
  'recordImports.column.untitled': { number: 'number' };
  'recordImports.done': { count: 'number' };
  'recordImports.fault.tooManyRows': { rows: 'number' };
  'recordImports.filter.ERROR': { count: 'number' };
  'recordImports.filter.LEFT_OUT': { count: 'number' };
  'recordImports.filter.READY': { count: 'number' };
  'recordImports.filter.WARNING': { count: 'number' };
  'recordImports.filter.all': { count: 'number' };
  'recordImports.findingOf': { value: 'text'; finding: 'text' };
  'recordImports.grazing.days': { count: 'number' };
  'recordImports.grazing.head': { count: 'number' };
  'recordImports.inTheWay': { count: 'number' };
  'recordImports.irrigation.M3_PER_HA': { amount: 'text' };
  'recordImports.irrigation.MM': { amount: 'text' };
  'recordImports.newMaterial': { name: 'text' };
  'recordImports.openNamed': { name: 'text' };
  'recordImports.rowNamed': { number: 'number' };
  'recordImports.start': { actions: 'number' };
  'recordImports.start.left': { count: 'number' };
  'recordImports.value.meaning': { value: 'text' };
  'recordImports.value.new': { kind: 'text' };
  'recordImports.value.rows': { count: 'number' };
  'registry.says': { text: 'text' };
  'reports.gaps': { count: 'number' };
  'reports.gaps.column': { title: 'text'; count: 'number' };
  'reports.parcels.remove': { name: 'text' };
  'reports.rows': { shown: 'number'; total: 'number' };
  'reports.run.again.named': { name: 'text' };
  'reset.sent': { email: 'text' };
  'restriction.earliest': { day: 'text' };
  'restriction.harvestFrom': { day: 'text' };
  'restriction.holdsFrom': { day: 'text' };
  'restriction.holdsTo': { day: 'text' };
  'restriction.outside': { count: 'number'; area: 'text' };
  'restriction.parcels': { count: 'number' };
  'restriction.reason.APPLICATIONS_EXHAUSTED': { actual: 'text'; most: 'text' };
  'restriction.reason.APPLICATIONS_LEFT': { actual: 'text'; most: 'text' };
  'restriction.reason.BAN_UNKNOWN': { from: 'text'; to: 'text' };
  'restriction.reason.BAN_ZONE_UNKNOWN': { from: 'text'; to: 'text' };
  'restriction.reason.DISTANCES_NOT_STATED': { along: 'text' };
  'restriction.reason.DISTANCE_KEPT': { along: 'text' };
  'restriction.reason.DISTANCE_NO_FEATURES': { along: 'text' };
  'restriction.reason.DISTANCE_NO_SLOPE': { along: 'text' };
  'restriction.reason.DISTANCE_TAKES_ALL': { along: 'text' };
  'restriction.reason.DISTANCE_TAKES_LAND': { along: 'text'; leftOut: 'text' };
  'restriction.reason.DISTANCE_WITHIN_WIDER': { along: 'text' };
  'restriction.reason.DOSE_ABOVE': { actual: 'text'; unit: 'text'; most: 'text' };
  'restriction.reason.DOSE_BELOW': { actual: 'text'; unit: 'text'; least: 'text' };
  'restriction.reason.DOSE_WITHIN': { actual: 'text'; unit: 'text'; span: 'text' };
  'restriction.reason.HARVEST_NOT_PLANNED': { from: 'text' };
  'restriction.reason.HOLDING_ABOVE': { actual: 'text'; most: 'text' };
  'restriction.reason.HOLDING_WITHIN': { actual: 'text'; most: 'text' };
  'restriction.reason.INSIDE_BAN': { from: 'text'; to: 'text' };
  'restriction.reason.INTERVAL_KEPT': { actual: 'text'; from: 'text'; least: 'text' };
  'restriction.reason.INTERVAL_NOT_KEPT': { actual: 'text'; from: 'text'; least: 'text' };
  'restriction.reason.INTERVAL_NOT_STATED': { from: 'text' };
  'restriction.reason.NITROGEN_ABOVE': { actual: 'text'; most: 'text' };
  'restriction.reason.NITROGEN_WITHIN': { actual: 'text'; most: 'text' };
  'restriction.reason.NOT_YET_AUTHORISED': { from: 'text' };
  'restriction.reason.NO_LONGER_AUTHORISED': { to: 'text' };
  'restriction.reason.PACKAGE_EXPIRED': { to: 'text' };
  'restriction.reason.PRE_HARVEST_CLOSE': { actual: 'text'; to: 'text'; least: 'text' };
  'restriction.reason.PRE_HARVEST_KEPT': { actual: 'text'; to: 'text'; least: 'text' };
  'restriction.reason.PRE_HARVEST_NOT_KEPT': { actual: 'text'; to: 'text'; least: 'text' };
  'restriction.reason.REENTRY_LASTS': { from: 'text'; least: 'text'; isUntil: 'text'; until: 'text' };
  'restriction.reason.REENTRY_MAY_LAST': { from: 'text'; least: 'text'; isUntil: 'text'; until: 'text' };
  'restriction.reason.REENTRY_NOT_STATED': { from: 'text' };
  'restriction.reason.REENTRY_START_UNKNOWN': { from: 'text'; least: 'text'; isUntil: 'text'; until: 'text' };
  'restriction.reason.STAGE_NOT_SAID': { span: 'text' };
  'restriction.reason.STAGE_OUTSIDE': { actual: 'text'; span: 'text' };
  'restriction.reason.STAGE_WITHIN': { actual: 'text'; span: 'text' };
  'restriction.reason.WATER_ABOVE': { actual: 'text'; span: 'text' };
  'restriction.reason.WATER_BELOW': { actual: 'text'; span: 'text' };
  'restriction.reason.WATER_NOT_SAID': { span: 'text' };
  'restriction.reason.WATER_WITHIN': { actual: 'text'; span: 'text' };
  'restriction.remaining': { remaining: 'text'; area: 'text' };
  'restriction.showAll': { count: 'text' };
  'restriction.source': { document: 'text' };
  'search.alike': { text: 'text' };
  'search.fault.LATITUDE_BEYOND': { text: 'text' };
  'search.fault.LONGITUDE_BEYOND': { text: 'text' };
  'search.fault.ZERO': { text: 'text' };
  'search.nothingFound': { text: 'text' };
  'search.place': { lat: 'text'; lon: 'text' };
  'search.unit': { count: 'number' };
  'sensors.added': { name: 'text' };
  'sensors.alarm.acknowledgedBy': { who: 'text' };
  'sensors.alarm.peak': { value: 'text' };
  'sensors.alarm.since': { from: 'text' };
  'sensors.alarm.wasFrom': { from: 'text'; to: 'text' };
  'sensors.base.removed': { name: 'text' };
  'sensors.base.set': { name: 'text'; base: 'text' };
  'sensors.changed': { name: 'text' };
  'sensors.compare.line': { node: 'text'; sensor: 'text' };
  'sensors.compare.remove': { node: 'text' };
  'sensors.copyNamed': { what: 'text' };
  'sensors.count': { count: 'number' };
  'sensors.counted.INACTIVE': { count: 'number' };
  'sensors.counted.SILENT': { count: 'number' };
  'sensors.counted.UNPLACED': { count: 'number' };
  'sensors.counted.UNREADABLE': { count: 'number' };
  'sensors.featureAt': { feature: 'text'; level: 'number' };
  'sensors.filters': { count: 'number' };
  'sensors.groups.added': { name: 'text' };
  'sensors.groups.renamed': { name: 'text' };
  'sensors.groups.retireNamed': { name: 'text' };
  'sensors.groups.retired': { name: 'text' };
  'sensors.keys.ended': { day: 'text' };
  'sensors.keys.made': { day: 'text' };
  'sensors.keys.once': { name: 'text' };
  'sensors.keys.question': { name: 'text' };
  'sensors.keys.revokeNamed': { name: 'text' };
  'sensors.keys.used': { time: 'text' };
  'sensors.mapping.becomes': { came: 'text'; value: 'text' };
  'sensors.messages.makeNamed': { device: 'text' };
  'sensors.moved': { name: 'text' };
  'sensors.places.between': { from: 'text'; to: 'text' };
  'sensors.places.chooseNamed': { name: 'text' };
  'sensors.places.count': { count: 'number' };
  'sensors.places.grouped': { name: 'text' };
  'sensors.places.renamed': { name: 'text' };
  'sensors.places.since': { from: 'text' };
  'sensors.rain.today': { amount: 'text' };
  'sensors.restored': { name: 'text' };
  'sensors.retired': { name: 'text' };
  'sensors.retiredSince': { day: 'text' };
  'sensors.rule.editNamed': { name: 'text' };
  'sensors.rule.isOfPlace': { name: 'text' };
  'sensors.rule.retireNamed': { name: 'text' };
  'sensors.rule.silenceNamed': { name: 'text' };
  'sensors.rule.silenced': { time: 'text' };
  'sensors.rule.unsilenceNamed': { name: 'text' };
  'sensors.rule.words': { feature: 'text'; comparison: 'text'; threshold: 'text'; minutes: 'number' };
  'sensors.sign.alarms': { count: 'number' };
  'sensors.silentFor': { hours: 'number' };
  'shell.error.requestId': { requestId: 'text' };
  'shell.error.support': { email: 'text' };
  'shell.farmRefused': { farm: 'text' };
  'shell.home': { brand: 'text' };
  'shell.moreFarms': { count: 'number' };
  'shell.noFarmFound': { text: 'text' };
  'shell.notifications': { count: 'number' };
  'shell.offline.offline': { count: 'number' };
  'shell.offline.online': { count: 'number' };
  'shell.offline.signOut': { count: 'number' };
  'shell.switchFarm': { farm: 'text' };
  'shell.userMenu': { user: 'text' };
  'signInAgain.goOnAs': { email: 'text' };
  'signInAgain.goOnAsOther': { email: 'text' };
  'signInAgain.other': { email: 'text'; other: 'text' };
  'signUp.leadInvited': { farm: 'text' };
  'signUp.passwordHelp': { length: 'number' };
  'sowingPlan.cell.warnings': { count: 'number' };
  'sowingPlan.changed': { count: 'number' };
  'sowingPlan.divide.area': { number: 'text' };
  'sowingPlan.divide.heading': { parcel: 'text'; season: 'text' };
  'sowingPlan.divide.help': { area: 'text' };
  'sowingPlan.divide.part': { number: 'text' };
  'sowingPlan.divide.tooMuch': { planned: 'text'; area: 'text' };
  'sowingPlan.fill.copy': { season: 'text' };
  'sowingPlan.fill.heading': { season: 'text' };
  'sowingPlan.filled': { count: 'number' };
  'sowingPlan.lead': { parcels: 'number'; area: 'text' };
  'sowingPlan.leadWarnings': { warnings: 'number' };
  'sowingPlan.overtaken.more': { count: 'number' };
  'sowingPlan.paste.notShown': { names: 'text' };
  'sowingPlan.paste.putAway': { names: 'text' };
  'sowingPlan.paste.tooSmall': { names: 'text' };
  'sowingPlan.paste.unknown': { names: 'text' };
  'sowingPlan.picker.label': { parcel: 'text'; season: 'text' };
  'sowingPlan.picker.nothing': { typed: 'text' };
  'sowingPlan.picker.typeMore': { letters: 'number' };
  'sowingPlan.scenario.created': { name: 'text' };
  'sowingPlan.scenario.madeOfficial': { name: 'text' };
  'sowingPlan.scenario.officialHelp': { season: 'text' };
  'sowingPlan.scenario.renamed': { name: 'text' };
  'sowingPlan.scenario.retired': { name: 'text' };
  'sowingPlan.season.title': { season: 'text' };
  'sowingPlan.seasons.shown': { first: 'text'; last: 'text' };
  'sowingPlan.warning.breakTooShort': { crop: 'text'; value: 'number'; before: 'text'; season: 'text'; years: 'number' };
  'sowingPlan.warning.poorPredecessor': { before: 'text'; crop: 'text' };
  'sowingPlan.warning.sameInSuccession': { crop: 'text'; before: 'text'; years: 'number' };
  'sowingPlan.warning.shareTooLarge': { crop: 'text'; share: 'text'; limit: 'text' };
  'sowingPlan.warning.source': { document: 'text' };
  'sowingPlan.warning.takenOver': { crop: 'text' };
  'sowingPlan.warnings.more': { count: 'text' };
  'sowingPlan.warnings.unknown': { count: 'number' };
  'strip.fileName': { name: 'text' };
  'strip.total': { area: 'text'; remaining: 'text' };
  'submission.actions': { count: 'number' };
  'submission.assumed': { names: 'text' };
  'submission.became.ACCEPTED': { answered: 'text' };
  'submission.became.DELIVERED': { delivered: 'text'; guid: 'text'; until: 'text' };
  'submission.became.FAULTY': { answered: 'text' };
  'submission.became.MAYBE_SENT': { sent: 'text' };
  'submission.became.NOT_SENT': { sent: 'text' };
  'submission.became.UNANSWERED': { delivered: 'text'; guid: 'text'; until: 'text' };
  'submission.contents': { uses: 'number'; parcels: 'number' };
  'submission.dueLate': { month: 'text'; day: 'text' };
  'submission.dueNear': { month: 'text'; day: 'text' };
  'submission.file.named': { at: 'text' };
  'submission.hasErrors': { count: 'number' };
  'submission.hasWarnings': { count: 'number' };
  'submission.late': { day: 'text' };
  'submission.mendAction': { day: 'text' };
  'submission.moreFindings': { count: 'number' };
  'submission.moreParcels': { count: 'number' };
  'submission.near': { day: 'text' };
  'submission.obliged.NO': { area: 'text'; above: 'text' };
  'submission.obliged.NOT_SPECIFIED': { area: 'text'; above: 'text' };
  'submission.obliged.YES': { area: 'text'; above: 'text' };
  'submission.ofMonth': { month: 'text' };
  'submission.open.named': { month: 'text' };
  'submission.openMonth': { month: 'text' };
  'submission.until': { day: 'text' };
  'submission.usesOf': { uses: 'number'; all: 'number' };
  'submission.yearly.emptyToo': { report: 'text' };
  'submission.yearly.next': { season: 'text'; day: 'text' };
  'submission.yearly.open.named': { report: 'text'; season: 'text' };
  'submission.yearly.past': { day: 'text' };
  'table.ascending': { column: 'text' };
  'table.chooseRow': { name: 'text' };
  'table.columns.after': { column: 'text' };
  'table.columns.before': { column: 'text' };
  'table.descending': { column: 'text' };
  'table.rowMenu': { name: 'text' };
  'unit.hectares': { area: 'text' };
  'validation.dateFormat': { example: 'text' };
  'validation.fileDoubtful': { count: 'number' };
  'validation.fileValid': { count: 'number' };
  'waterBalance.entry.retireNamed': { said: 'text' };
  'waterBalance.entry.takenFrom': { name: 'text' };
  'waterBalance.entry.words.DEPLETION': { day: 'text'; millimetres: 'text' };
  'waterBalance.entry.words.FIELD_CAPACITY': { day: 'text' };
  'waterBalance.entry.words.IRRIGATION': { day: 'text'; millimetres: 'text' };
  'waterBalance.fact.depthAndFraction': { depth: 'text'; fraction: 'text'; height: 'text' };
  'waterBalance.fact.fourStages': { initial: 'number'; development: 'number'; middle: 'number'; late: 'number' };
  'waterBalance.fact.generalKnowledge': { year: 'text' };
  'waterBalance.fact.threeCoefficients': { initial: 'text'; middle: 'text'; end: 'text' };
  'waterBalance.lack.TOO_FAR': { distance: 'number' };
  'waterBalance.lack.WEATHER_GAP': { day: 'text' };
  'waterBalance.lasts': { days: 'number' };
  'waterBalance.ofParcel': { name: 'text' };
  'waterBalance.ofPart': { percent: 'number'; crop: 'text' };
  'waterBalance.onPart': { percent: 'number' };
  'waterBalance.soil.holds': { fieldCapacity: 'text'; wiltingPoint: 'text' };
  'waterBalance.soil.said': { name: 'text' };
  'waterBalance.soil.sayNamed': { name: 'text' };
  'waterBalance.soil.stopsRoots': { centimetres: 'text' };
  'waterBalance.soil.typical': { fieldCapacity: 'text'; wiltingPoint: 'text'; document: 'text' };
  'waterBalance.soil.typicallyHolds': { fieldCapacity: 'text'; wiltingPoint: 'text' };
  'waterBalance.sowing.said': { day: 'text' };
  'waterBalance.sowing.taken': { day: 'text' };
  'waterBalance.start.SOWING': { day: 'text' };
  'waterBalance.start.SPRING': { day: 'text' };
  'waterBalance.start.WEATHER': { day: 'text' };
  'waterBalance.takenFrom': { name: 'text' };
  'waterBalance.used': { depletion: 'text'; readily: 'text'; percent: 'number' };
}

/** Messages that say the same whatever they are told. */
export type PlainMessageId =
  | 'FarmImport.errors.incorrectShpFile'
  | 'NewAccount.emailExistsError'
  | 'NewAccount.emailFormatError'
  | 'NewAccount.licenseCheckedError'
  | 'account.export'
  | 'account.exportLead'
  | 'account.exportSubmit'
  | 'account.remove'
  | 'account.removeLead'
  | 'account.removeTitle'
  | 'account.removeWarning'
  | 'account.title'
  | 'action.back'
  | 'action.cancel'
  | 'action.close'
  | 'action.continue'
  | 'action.edit'
  | 'action.product.BY_PRODUCT'
  | 'action.product.MAIN_PRODUCT'
  | 'action.retry'
  | 'action.save'
  | 'action.undo'
  | 'actionGroup.EPH'
  | 'actionGroup.HARVEST'
  | 'actionGroup.MOWING'
  | 'actionGroup.OTHER'
  | 'actionGroup.SOWING'
  | 'actionState.APPROVED'
  | 'actionState.DONE'
  | 'actionState.PLANNED'
  | 'actionState.UNDER_WAY'
  | 'actionType.COMPACTING'
  | 'actionType.CRUSHING'
  | 'actionType.CULTIV'
  | 'actionType.DISK'
  | 'actionType.FERT'
  | 'actionType.FERT_IND'
  | 'actionType.FERT_ORG'
  | 'actionType.FOLIAR'
  | 'actionType.HARROW'
  | 'actionType.HARVEST'
  | 'actionType.HILL'
  | 'actionType.HOE'
  | 'actionType.IRRIG'
  | 'actionType.LIMING'
  | 'actionType.MOWING'
  | 'actionType.MULCHING'
  | 'actionType.PASTURE'
  | 'actionType.PLOUGHING'
  | 'actionType.PLOW'
  | 'actionType.PREP'
  | 'actionType.RAKING'
  | 'actionType.REVERSAL'
  | 'actionType.ROLL'
  | 'actionType.SKIDDING'
  | 'actionType.SOWING'
  | 'actionType.SOWING_PERENNIAL'
  | 'actionType.SPRAY'
  | 'actionType.SPREADING_PEST'
  | 'actionType.SUBSOILING'
  | 'actionType.SUB_PLOWING'
  | 'actionType.TANKMIX'
  | 'actionType.TILLAGE'
  | 'actionType.TRANSPORT'
  | 'actions.add'
  | 'actions.amount.hectare'
  | 'actions.amount.needed'
  | 'actions.amount.refused'
  | 'actions.amount.total'
  | 'actions.amount.unit'
  | 'actions.amounts'
  | 'actions.any'
  | 'actions.approve'
  | 'actions.area'
  | 'actions.byProductTaken'
  | 'actions.chooseNone'
  | 'actions.chosenActions'
  | 'actions.clear'
  | 'actions.copy'
  | 'actions.copy.check'
  | 'actions.copyOne'
  | 'actions.counted'
  | 'actions.counted.crop'
  | 'actions.counted.help'
  | 'actions.cut'
  | 'actions.day'
  | 'actions.day.outside'
  | 'actions.day.toCome'
  | 'actions.delete'
  | 'actions.divide'
  | 'actions.divide.all'
  | 'actions.divide.each'
  | 'actions.divide.help'
  | 'actions.divide.together'
  | 'actions.divide.way'
  | 'actions.draw.whole'
  | 'actions.edit'
  | 'actions.empty'
  | 'actions.emptyHelp'
  | 'actions.endsCrop'
  | 'actions.excel'
  | 'actions.filter'
  | 'actions.finish'
  | 'actions.finished'
  | 'actions.finishedAt'
  | 'actions.from'
  | 'actions.grazing'
  | 'actions.grazing.animals'
  | 'actions.grazing.days'
  | 'actions.grazing.head'
  | 'actions.grazing.nitrogen'
  | 'actions.group'
  | 'actions.growthStage'
  | 'actions.growthStage.wrong'
  | 'actions.harvested'
  | 'actions.harvested.crop'
  | 'actions.here.again'
  | 'actions.here.find'
  | 'actions.here.looking'
  | 'actions.here.noLand'
  | 'actions.here.refused'
  | 'actions.here.title'
  | 'actions.here.unavailable'
  | 'actions.here.under'
  | 'actions.hours.wrong'
  | 'actions.incorporatedOn'
  | 'actions.irrigation'
  | 'actions.irrigation.amount'
  | 'actions.irrigation.total'
  | 'actions.leave'
  | 'actions.machine'
  | 'actions.map'
  | 'actions.map.all'
  | 'actions.material'
  | 'actions.material.batch'
  | 'actions.material.chooseOrganism'
  | 'actions.material.expiresOn'
  | 'actions.material.more'
  | 'actions.material.needed'
  | 'actions.material.nothing'
  | 'actions.material.organisms'
  | 'actions.material.producedOn'
  | 'actions.material.purpose'
  | 'actions.materials'
  | 'actions.materials.add'
  | 'actions.materials.needed'
  | 'actions.meanwhile'
  | 'actions.meanwhile.amount'
  | 'actions.meanwhile.keepMine'
  | 'actions.meanwhile.mine'
  | 'actions.meanwhile.missing'
  | 'actions.meanwhile.sides'
  | 'actions.meanwhile.takeTheirs'
  | 'actions.meanwhile.theirs'
  | 'actions.moisture'
  | 'actions.mown'
  | 'actions.mownTaken'
  | 'actions.new'
  | 'actions.nitrogen'
  | 'actions.notChecked'
  | 'actions.note'
  | 'actions.nothing'
  | 'actions.nothingHelp'
  | 'actions.offline.impossible'
  | 'actions.offline.now'
  | 'actions.offline.part.actions'
  | 'actions.offline.part.application'
  | 'actions.offline.part.crops'
  | 'actions.offline.part.farm'
  | 'actions.offline.part.materials'
  | 'actions.offline.part.outlines'
  | 'actions.offline.part.packages'
  | 'actions.offline.part.parcels'
  | 'actions.offline.part.people'
  | 'actions.offline.preparing'
  | 'actions.offline.use'
  | 'actions.offline.useHelp'
  | 'actions.open'
  | 'actions.operator'
  | 'actions.orders.area'
  | 'actions.orders.block'
  | 'actions.orders.filling'
  | 'actions.orders.map.failed'
  | 'actions.orders.map.short'
  | 'actions.orders.materials'
  | 'actions.orders.mixture'
  | 'actions.orders.none'
  | 'actions.orders.noneHelp'
  | 'actions.orders.notSaid'
  | 'actions.orders.order'
  | 'actions.orders.print'
  | 'actions.orders.qr.help'
  | 'actions.orders.tanks'
  | 'actions.orders.tanks.rest'
  | 'actions.orders.tanks.unknown'
  | 'actions.orders.title'
  | 'actions.parcel'
  | 'actions.parcels'
  | 'actions.parcels.anyCrop'
  | 'actions.parcels.areasWrong'
  | 'actions.parcels.chooseNone'
  | 'actions.parcels.chosenOnly'
  | 'actions.parcels.find'
  | 'actions.parcels.how'
  | 'actions.parcels.list'
  | 'actions.parcels.map'
  | 'actions.parcels.needed'
  | 'actions.parcels.nothing'
  | 'actions.parcels.onMap'
  | 'actions.parcels.search'
  | 'actions.records'
  | 'actions.rectangle'
  | 'actions.rectangle.hint'
  | 'actions.scan'
  | 'actions.scan.content'
  | 'actions.scan.find'
  | 'actions.scan.help'
  | 'actions.scan.learn'
  | 'actions.scan.noArticle'
  | 'actions.scan.notGs1'
  | 'actions.scan.title'
  | 'actions.scan.typed'
  | 'actions.scan.use'
  | 'actions.scan.wrongCheckDigit'
  | 'actions.search'
  | 'actions.search.placeholder'
  | 'actions.section'
  | 'actions.seeds'
  | 'actions.source'
  | 'actions.source.EAGRI'
  | 'actions.source.MANUAL'
  | 'actions.source.SKEAGIS'
  | 'actions.source.TELEMATICS'
  | 'actions.source.UNKNOWN'
  | 'actions.sown'
  | 'actions.spray'
  | 'actions.spray.drift'
  | 'actions.spray.nozzle'
  | 'actions.spray.tank'
  | 'actions.spray.temperature'
  | 'actions.spray.water'
  | 'actions.spray.water.liquid'
  | 'actions.spray.wind'
  | 'actions.start'
  | 'actions.startedAt'
  | 'actions.state'
  | 'actions.timing'
  | 'actions.title'
  | 'actions.to'
  | 'actions.toList'
  | 'actions.type'
  | 'actions.unsaid'
  | 'actions.waiting.changedBeforeDeletion'
  | 'actions.waiting.deleteStill'
  | 'actions.waiting.deletionKept'
  | 'actions.waiting.drop'
  | 'actions.waiting.dropQuestion.CHANGE'
  | 'actions.waiting.dropQuestion.RECORD'
  | 'actions.waiting.dropQuestion.REMOVE'
  | 'actions.waiting.explained'
  | 'actions.waiting.kept'
  | 'actions.waiting.leaveIt'
  | 'actions.waiting.mend'
  | 'actions.waiting.mendTitle'
  | 'actions.waiting.none'
  | 'actions.waiting.noneHelp'
  | 'actions.waiting.onDevice'
  | 'actions.waiting.refused'
  | 'actions.waiting.state.CONFLICT'
  | 'actions.waiting.state.REFUSED'
  | 'actions.waiting.state.WAITING'
  | 'actions.waiting.title'
  | 'actions.waiting.toDelete'
  | 'actions.waiting.toWaiting'
  | 'actions.what'
  | 'actions.who'
  | 'addLand.allThere'
  | 'addLand.drop'
  | 'addLand.fileRequired'
  | 'addLand.history'
  | 'addLand.openUpdate'
  | 'addLand.submit'
  | 'addLand.takeBack'
  | 'addLand.title'
  | 'admin.audit.at'
  | 'admin.audit.detail'
  | 'admin.audit.exportCsv'
  | 'admin.audit.exportExcel'
  | 'admin.audit.farm'
  | 'admin.audit.nobody'
  | 'admin.audit.none'
  | 'admin.audit.title'
  | 'admin.codeLists.APPLICATION_ZONE'
  | 'admin.codeLists.LAND_USE'
  | 'admin.codeLists.codes'
  | 'admin.codeLists.failure.eagri.forbidden'
  | 'admin.codeLists.failure.eagri.unavailable'
  | 'admin.codeLists.failure.unexpected'
  | 'admin.codeLists.failure.validation.submitError'
  | 'admin.codeLists.fetchedAt'
  | 'admin.codeLists.formerCodes'
  | 'admin.codeLists.intro'
  | 'admin.codeLists.list'
  | 'admin.codeLists.nameUnverified'
  | 'admin.codeLists.never'
  | 'admin.codeLists.noName'
  | 'admin.codeLists.notConnected'
  | 'admin.codeLists.notFetched'
  | 'admin.codeLists.refresh'
  | 'admin.codeLists.source'
  | 'admin.codeLists.source.GENERAL_KNOWLEDGE'
  | 'admin.codeLists.source.PUBLISHED'
  | 'admin.codeLists.source.REGISTRY'
  | 'admin.codeLists.state'
  | 'admin.codeLists.title'
  | 'admin.codeLists.validUnknown'
  | 'admin.farm.actAs'
  | 'admin.farm.country'
  | 'admin.farm.countryFixed'
  | 'admin.farm.created'
  | 'admin.farm.lastImport'
  | 'admin.farm.name'
  | 'admin.farm.openRegistry'
  | 'admin.farm.parcels'
  | 'admin.farm.registry'
  | 'admin.farm.registryNone'
  | 'admin.farm.users'
  | 'admin.farms.noneHelp'
  | 'admin.farms.search'
  | 'admin.farms.title'
  | 'admin.import.FAILED'
  | 'admin.import.IN_PROGRESS'
  | 'admin.import.SUCCESS'
  | 'admin.import.TAKEN_BACK'
  | 'admin.import.WAITING'
  | 'admin.import.none'
  | 'admin.registers.FERTILIZER'
  | 'admin.registers.ORGANISM'
  | 'admin.registers.PLANT_PROTECTION'
  | 'admin.registers.allOutcomes'
  | 'admin.registers.begin'
  | 'admin.registers.detail'
  | 'admin.registers.failure.damaged'
  | 'admin.registers.failure.fault'
  | 'admin.registers.failure.interrupted'
  | 'admin.registers.failure.tooFew'
  | 'admin.registers.failure.tooHard'
  | 'admin.registers.failure.tooLarge'
  | 'admin.registers.failure.unavailable'
  | 'admin.registers.failure.unexpected'
  | 'admin.registers.failure.unknown'
  | 'admin.registers.failure.unsafe'
  | 'admin.registers.fetch'
  | 'admin.registers.file'
  | 'admin.registers.fileHelp.FERTILIZER'
  | 'admin.registers.fileHelp.ORGANISM'
  | 'admin.registers.fileHelp.PLANT_PROTECTION'
  | 'admin.registers.fromFile'
  | 'admin.registers.imports'
  | 'admin.registers.intro'
  | 'admin.registers.isUnderWay'
  | 'admin.registers.line'
  | 'admin.registers.mayBeSmaller'
  | 'admin.registers.name'
  | 'admin.registers.nameless'
  | 'admin.registers.never'
  | 'admin.registers.noEnd'
  | 'admin.registers.noRows'
  | 'admin.registers.none'
  | 'admin.registers.notConnected'
  | 'admin.registers.number'
  | 'admin.registers.ofService'
  | 'admin.registers.origin'
  | 'admin.registers.outcome'
  | 'admin.registers.outcome.ADDED'
  | 'admin.registers.outcome.CHANGED'
  | 'admin.registers.outcome.ENDED'
  | 'admin.registers.outcome.REFUSED'
  | 'admin.registers.reason.DAY_UNREADABLE'
  | 'admin.registers.reason.GONE'
  | 'admin.registers.reason.NITROGEN_CATEGORY_UNKNOWN'
  | 'admin.registers.reason.NITROGEN_UNKNOWN'
  | 'admin.registers.reason.NO_ID'
  | 'admin.registers.reason.NO_NAME'
  | 'admin.registers.reason.NO_NUMBER'
  | 'admin.registers.reason.NUMBER_UNREADABLE'
  | 'admin.registers.reason.TOO_LONG'
  | 'admin.registers.reason.TWICE'
  | 'admin.registers.register'
  | 'admin.registers.result'
  | 'admin.registers.rowsOf'
  | 'admin.registers.showRows'
  | 'admin.registers.startedAt'
  | 'admin.registers.title'
  | 'admin.registers.validTo'
  | 'admin.registry.keyOfFarm'
  | 'admin.registry.remove'
  | 'admin.registry.since'
  | 'admin.sensors.country'
  | 'admin.sensors.day'
  | 'admin.sensors.device'
  | 'admin.sensors.deviceUnknown'
  | 'admin.sensors.farm'
  | 'admin.sensors.last'
  | 'admin.sensors.messages'
  | 'admin.sensors.none'
  | 'admin.sensors.noneHelp'
  | 'admin.sensors.search'
  | 'admin.sensors.searchHint'
  | 'admin.sensors.since'
  | 'admin.sensors.title'
  | 'admin.sensors.waitingIntro'
  | 'admin.sensors.waitingNone'
  | 'admin.sensors.waitingTitle'
  | 'admin.title'
  | 'admin.users.add'
  | 'admin.users.email'
  | 'admin.users.noAccount'
  | 'admin.users.none'
  | 'admin.users.remove'
  | 'agronomy.all'
  | 'agronomy.base'
  | 'agronomy.chart.degreeDays'
  | 'agronomy.chart.dewPoint'
  | 'agronomy.chart.evapotranspiration'
  | 'agronomy.chart.vapourPressureDeficit'
  | 'agronomy.chart.wetBulb'
  | 'agronomy.chart.wetHours'
  | 'agronomy.choose'
  | 'agronomy.choose.nearest'
  | 'agronomy.crop'
  | 'agronomy.diseases'
  | 'agronomy.heading'
  | 'agronomy.lack.NO_NODE'
  | 'agronomy.lack.NO_PLACE'
  | 'agronomy.lead'
  | 'agronomy.level.HIGH'
  | 'agronomy.level.LOW'
  | 'agronomy.level.NONE'
  | 'agronomy.level.PROTECTED'
  | 'agronomy.level.UNKNOWN'
  | 'agronomy.light'
  | 'agronomy.method.HARGREAVES'
  | 'agronomy.method.PENMAN_MONTEITH'
  | 'agronomy.method.PENMAN_MONTEITH_ESTIMATED_AIR'
  | 'agronomy.method.PENMAN_MONTEITH_ESTIMATED_RADIATION'
  | 'agronomy.method.PENMAN_MONTEITH_SUNSHINE'
  | 'agronomy.model.GRAPE_DOWNY_MILDEW_OOSPORES'
  | 'agronomy.model.GRAPE_DOWNY_MILDEW_PRIMARY'
  | 'agronomy.model.GRAPE_DOWNY_MILDEW_SECONDARY'
  | 'agronomy.model.POTATO_BLIGHT_HUTTON'
  | 'agronomy.model.POTATO_BLIGHT_SMITH'
  | 'agronomy.model.WHEAT_LEAF_RUST'
  | 'agronomy.model.WHEAT_SEPTORIA_HUMIDITY'
  | 'agronomy.model.WHEAT_SEPTORIA_REFERENCE'
  | 'agronomy.need.ELEVATION'
  | 'agronomy.need.HUMIDITY'
  | 'agronomy.need.RADIATION'
  | 'agronomy.need.WIND'
  | 'agronomy.need.WIND_HEIGHT'
  | 'agronomy.noNode'
  | 'agronomy.none'
  | 'agronomy.noneHelp'
  | 'agronomy.nothing'
  | 'agronomy.parcel'
  | 'agronomy.reason.GROWTH_STAGE_UNKNOWN'
  | 'agronomy.reason.SHOOTS_UNKNOWN'
  | 'agronomy.since'
  | 'agronomy.stageNotAsked'
  | 'agronomy.unplaced'
  | 'agronomy.weatherOf'
  | 'agronomy.week'
  | 'agronomy.wetBy.HUMIDITY'
  | 'agronomy.wetBy.SENSOR'
  | 'agronomy.which'
  | 'agronomy.why'
  | 'agronomyInfo.CONDUCTIVITY.limits'
  | 'agronomyInfo.CONDUCTIVITY.measured'
  | 'agronomyInfo.CONDUCTIVITY.read'
  | 'agronomyInfo.CONDUCTIVITY.title'
  | 'agronomyInfo.CONDUCTIVITY.what'
  | 'agronomyInfo.DISEASES.limits'
  | 'agronomyInfo.DISEASES.measured'
  | 'agronomyInfo.DISEASES.read'
  | 'agronomyInfo.DISEASES.title'
  | 'agronomyInfo.DISEASES.what'
  | 'agronomyInfo.EVAPOTRANSPIRATION.limits'
  | 'agronomyInfo.EVAPOTRANSPIRATION.measured'
  | 'agronomyInfo.EVAPOTRANSPIRATION.read'
  | 'agronomyInfo.EVAPOTRANSPIRATION.title'
  | 'agronomyInfo.EVAPOTRANSPIRATION.what'
  | 'agronomyInfo.LEAF_WETNESS.limits'
  | 'agronomyInfo.LEAF_WETNESS.measured'
  | 'agronomyInfo.LEAF_WETNESS.read'
  | 'agronomyInfo.LEAF_WETNESS.title'
  | 'agronomyInfo.LEAF_WETNESS.what'
  | 'agronomyInfo.SOIL_WATER_POTENTIAL.limits'
  | 'agronomyInfo.SOIL_WATER_POTENTIAL.measured'
  | 'agronomyInfo.SOIL_WATER_POTENTIAL.read'
  | 'agronomyInfo.SOIL_WATER_POTENTIAL.title'
  | 'agronomyInfo.SOIL_WATER_POTENTIAL.what'
  | 'agronomyInfo.WATER_BALANCE.limits'
  | 'agronomyInfo.WATER_BALANCE.measured'
  | 'agronomyInfo.WATER_BALANCE.read'
  | 'agronomyInfo.WATER_BALANCE.title'
  | 'agronomyInfo.WATER_BALANCE.what'
  | 'agronomyInfo.basis.RECALLED'
  | 'agronomyInfo.basis.RULES'
  | 'agronomyInfo.limits'
  | 'agronomyInfo.measured'
  | 'agronomyInfo.read'
  | 'agronomyInfo.what'
  | 'audit.action.accessKey.created'
  | 'audit.action.accessKey.revoked'
  | 'audit.action.account.deleted'
  | 'audit.action.account.exported'
  | 'audit.action.action.changed'
  | 'audit.action.action.divided'
  | 'audit.action.action.recorded'
  | 'audit.action.actions.approved'
  | 'audit.action.actions.deleted'
  | 'audit.action.admin.granted'
  | 'audit.action.admin.revoked'
  | 'audit.action.alarm.acknowledged'
  | 'audit.action.alarmRule.changed'
  | 'audit.action.alarmRule.created'
  | 'audit.action.alarmRule.retired'
  | 'audit.action.audit.exported'
  | 'audit.action.authorisationNotice.dismissed'
  | 'audit.action.change.undone'
  | 'audit.action.codeLists.begun'
  | 'audit.action.codeLists.finished'
  | 'audit.action.crop.changed'
  | 'audit.action.crop.created'
  | 'audit.action.crop.recognised'
  | 'audit.action.crop.restored'
  | 'audit.action.crop.retired'
  | 'audit.action.crops.imported'
  | 'audit.action.cultivation.changed'
  | 'audit.action.cultivation.ended'
  | 'audit.action.cultivation.recorded'
  | 'audit.action.cultivation.retracted'
  | 'audit.action.diseaseLight.nodeChosen'
  | 'audit.action.division.created'
  | 'audit.action.division.renamed'
  | 'audit.action.division.retired'
  | 'audit.action.farm.changed'
  | 'audit.action.farm.deleted'
  | 'audit.action.farm.registered'
  | 'audit.action.farm.restored'
  | 'audit.action.farm.retired'
  | 'audit.action.impersonation.begun'
  | 'audit.action.impersonation.call'
  | 'audit.action.impersonation.ended'
  | 'audit.action.impersonation.mismatch'
  | 'audit.action.import.begun'
  | 'audit.action.import.finished'
  | 'audit.action.import.takenBack'
  | 'audit.action.invitation.accepted'
  | 'audit.action.invitation.revoked'
  | 'audit.action.invitation.sent'
  | 'audit.action.landFeature.redrawn'
  | 'audit.action.landFeature.renamed'
  | 'audit.action.landFeature.retired'
  | 'audit.action.landFeatures.added'
  | 'audit.action.landUpdate.applied'
  | 'audit.action.landUpdate.begun'
  | 'audit.action.landUpdate.discarded'
  | 'audit.action.landUpdate.finished'
  | 'audit.action.landUpdate.takenBack'
  | 'audit.action.location.changed'
  | 'audit.action.locationGroup.created'
  | 'audit.action.locationGroup.renamed'
  | 'audit.action.locationGroup.retired'
  | 'audit.action.material.changed'
  | 'audit.action.material.created'
  | 'audit.action.material.restored'
  | 'audit.action.material.retired'
  | 'audit.action.materials.imported'
  | 'audit.action.member.added'
  | 'audit.action.member.left'
  | 'audit.action.member.removed'
  | 'audit.action.member.roleChanged'
  | 'audit.action.node.changed'
  | 'audit.action.node.created'
  | 'audit.action.node.moved'
  | 'audit.action.node.restored'
  | 'audit.action.node.retired'
  | 'audit.action.package.learned'
  | 'audit.action.parcel.assigned'
  | 'audit.action.parcel.drawn'
  | 'audit.action.parcel.merged'
  | 'audit.action.parcel.redrawn'
  | 'audit.action.parcel.renamed'
  | 'audit.action.parcel.retired'
  | 'audit.action.parcel.split'
  | 'audit.action.parcelSoil.said'
  | 'audit.action.password.changed'
  | 'audit.action.plan.changed'
  | 'audit.action.plan.filled'
  | 'audit.action.plan.reset'
  | 'audit.action.planScenario.created'
  | 'audit.action.planScenario.madeOfficial'
  | 'audit.action.planScenario.renamed'
  | 'audit.action.planScenario.retired'
  | 'audit.action.recordImport.begun'
  | 'audit.action.recordImport.discarded'
  | 'audit.action.recordImport.finished'
  | 'audit.action.recordImport.takenBack'
  | 'audit.action.registerImport.begun'
  | 'audit.action.registerImport.finished'
  | 'audit.action.registryAccess.changed'
  | 'audit.action.registryAccess.removed'
  | 'audit.action.session.refused'
  | 'audit.action.session.signedIn'
  | 'audit.action.session.signedOut'
  | 'audit.action.submission.asked'
  | 'audit.action.submission.begun'
  | 'audit.action.submission.finished'
  | 'audit.action.waterEntry.added'
  | 'audit.action.waterEntry.retired'
  | 'audit.detail.about'
  | 'audit.detail.actionId'
  | 'audit.detail.actions'
  | 'audit.detail.added'
  | 'audit.detail.by'
  | 'audit.detail.by.change'
  | 'audit.detail.by.reset'
  | 'audit.detail.cadastralUnit'
  | 'audit.detail.call'
  | 'audit.detail.center'
  | 'audit.detail.centerId'
  | 'audit.detail.changeId'
  | 'audit.detail.changed'
  | 'audit.detail.changes'
  | 'audit.detail.climateRegion'
  | 'audit.detail.closed'
  | 'audit.detail.country'
  | 'audit.detail.countryBefore'
  | 'audit.detail.created'
  | 'audit.detail.crop'
  | 'audit.detail.cropId'
  | 'audit.detail.crops'
  | 'audit.detail.cultivationId'
  | 'audit.detail.day'
  | 'audit.detail.divisionId'
  | 'audit.detail.ended'
  | 'audit.detail.entries'
  | 'audit.detail.failure'
  | 'audit.detail.features'
  | 'audit.detail.file'
  | 'audit.detail.format'
  | 'audit.detail.from'
  | 'audit.detail.groups'
  | 'audit.detail.gtin'
  | 'audit.detail.importId'
  | 'audit.detail.invitationId'
  | 'audit.detail.isIn'
  | 'audit.detail.isIn.false'
  | 'audit.detail.isIn.true'
  | 'audit.detail.kept'
  | 'audit.detail.kind'
  | 'audit.detail.kind.POPULATION_PROTECTION_ZONE'
  | 'audit.detail.kind.WATER'
  | 'audit.detail.kind.WATER_PROTECTION_ZONE'
  | 'audit.detail.kind.center'
  | 'audit.detail.kind.zone'
  | 'audit.detail.landFeatureId'
  | 'audit.detail.locationGroupId'
  | 'audit.detail.locationId'
  | 'audit.detail.mode'
  | 'audit.detail.name'
  | 'audit.detail.nameBefore'
  | 'audit.detail.of'
  | 'audit.detail.origin'
  | 'audit.detail.outcome'
  | 'audit.detail.outcome.ACCEPTED'
  | 'audit.detail.outcome.FAULTY'
  | 'audit.detail.outcome.MAYBE_SENT'
  | 'audit.detail.outcome.NOT_SENT'
  | 'audit.detail.outcome.UNANSWERED'
  | 'audit.detail.parcelId'
  | 'audit.detail.parcels'
  | 'audit.detail.refused'
  | 'audit.detail.register'
  | 'audit.detail.role'
  | 'audit.detail.roleBefore'
  | 'audit.detail.rows'
  | 'audit.detail.scenarioId'
  | 'audit.detail.season'
  | 'audit.detail.state'
  | 'audit.detail.submissionId'
  | 'audit.detail.to'
  | 'audit.detail.type'
  | 'audit.detail.updateId'
  | 'audit.detail.userId'
  | 'audit.detail.uses'
  | 'audit.detail.validityDate'
  | 'audit.detail.warnings'
  | 'audit.detail.zone'
  | 'audit.detail.zoneId'
  | 'audit.detail.zones'
  | 'audit.filter.action'
  | 'audit.filter.everything'
  | 'audit.filter.from'
  | 'audit.filter.to'
  | 'audit.noneHelp'
  | 'audit.system'
  | 'audit.user'
  | 'camera.asked'
  | 'camera.missing'
  | 'camera.noCode'
  | 'camera.notReadable'
  | 'camera.photo'
  | 'camera.refused'
  | 'camera.sight'
  | 'catalogues.actions'
  | 'catalogues.add'
  | 'catalogues.addDistance'
  | 'catalogues.addHeading'
  | 'catalogues.addOwn'
  | 'catalogues.addShare'
  | 'catalogues.addUse'
  | 'catalogues.allowed'
  | 'catalogues.allowed.from'
  | 'catalogues.allowed.never'
  | 'catalogues.authorisedTo'
  | 'catalogues.between'
  | 'catalogues.clear'
  | 'catalogues.code'
  | 'catalogues.color'
  | 'catalogues.colors'
  | 'catalogues.counted'
  | 'catalogues.density'
  | 'catalogues.distances'
  | 'catalogues.dose'
  | 'catalogues.doseMax'
  | 'catalogues.doseMin'
  | 'catalogues.doseUnit'
  | 'catalogues.download'
  | 'catalogues.drift'
  | 'catalogues.eppoFormat'
  | 'catalogues.eppoUnknown'
  | 'catalogues.export'
  | 'catalogues.fault.empty'
  | 'catalogues.fault.materialsTooLarge'
  | 'catalogues.fault.noMaterialNames'
  | 'catalogues.fault.noMaterials'
  | 'catalogues.fault.noNames'
  | 'catalogues.fault.tooLarge'
  | 'catalogues.fault.unreadable'
  | 'catalogues.fertilizerType'
  | 'catalogues.file'
  | 'catalogues.fileHelp'
  | 'catalogues.forbidden'
  | 'catalogues.formulation'
  | 'catalogues.from'
  | 'catalogues.functions'
  | 'catalogues.import'
  | 'catalogues.importHeading'
  | 'catalogues.importMaterials'
  | 'catalogues.leftOn'
  | 'catalogues.lost'
  | 'catalogues.lost.dismiss'
  | 'catalogues.lost.open'
  | 'catalogues.materialFileHelp'
  | 'catalogues.materialName'
  | 'catalogues.materialTable'
  | 'catalogues.metres'
  | 'catalogues.most'
  | 'catalogues.name'
  | 'catalogues.noMaterials'
  | 'catalogues.noMaterialsHelp'
  | 'catalogues.noOrganism'
  | 'catalogues.noOrganismProducts'
  | 'catalogues.noOrganismsHelp'
  | 'catalogues.noReduction'
  | 'catalogues.noUses'
  | 'catalogues.none'
  | 'catalogues.noneHelp'
  | 'catalogues.noneRetired'
  | 'catalogues.number'
  | 'catalogues.nutrients'
  | 'catalogues.ofFarm'
  | 'catalogues.organism'
  | 'catalogues.organismProducts'
  | 'catalogues.organismShelf'
  | 'catalogues.organisms'
  | 'catalogues.place'
  | 'catalogues.preHarvest'
  | 'catalogues.productCount'
  | 'catalogues.put.OPEN'
  | 'catalogues.put.RETIRED'
  | 'catalogues.reentry'
  | 'catalogues.registerVersion'
  | 'catalogues.registeredName'
  | 'catalogues.releaseClass'
  | 'catalogues.search'
  | 'catalogues.searchMaterials'
  | 'catalogues.searchOrganisms'
  | 'catalogues.section'
  | 'catalogues.sections'
  | 'catalogues.seedUnitWeight'
  | 'catalogues.shareSource'
  | 'catalogues.shareUnsaid'
  | 'catalogues.shelf'
  | 'catalogues.shelf.all'
  | 'catalogues.shelf.own'
  | 'catalogues.shelf.retired'
  | 'catalogues.soldTo'
  | 'catalogues.source'
  | 'catalogues.stageFrom'
  | 'catalogues.stageTo'
  | 'catalogues.substances'
  | 'catalogues.substancesHelp'
  | 'catalogues.take'
  | 'catalogues.takeUsual'
  | 'catalogues.timing'
  | 'catalogues.timing.any'
  | 'catalogues.timing.unsaid'
  | 'catalogues.title'
  | 'catalogues.to'
  | 'catalogues.type'
  | 'catalogues.type.PRIVATE'
  | 'catalogues.type.PUBLIC'
  | 'catalogues.use'
  | 'catalogues.uses'
  | 'catalogues.validOn'
  | 'catalogues.validity'
  | 'catalogues.water'
  | 'catalogues.waterMax'
  | 'catalogues.waterMin'
  | 'catalogues.withProducts'
  | 'changes.undone'
  | 'chart.empty'
  | 'chart.export'
  | 'chart.exportPicture'
  | 'chart.exportTable'
  | 'chart.keys'
  | 'chart.legend'
  | 'chart.noData'
  | 'chart.noPicture'
  | 'chart.showAll'
  | 'chart.soil.dry'
  | 'chart.soil.irrigate'
  | 'chart.soil.parched'
  | 'chart.soil.saturated'
  | 'chart.soil.wet'
  | 'chart.table'
  | 'chart.time'
  | 'crops.alias.allKnown'
  | 'crops.alias.ask'
  | 'crops.alias.confirm'
  | 'crops.alias.crop'
  | 'crops.alias.heading'
  | 'crops.alias.known'
  | 'crops.alias.notNow'
  | 'crops.alias.passOver'
  | 'crops.alias.passedOver'
  | 'crops.areaMissing'
  | 'crops.draw'
  | 'crops.drawAgain'
  | 'crops.drawAll'
  | 'crops.drawHeading'
  | 'crops.drawMap'
  | 'crops.drawn'
  | 'crops.from'
  | 'crops.hint.DIFFERENT_LPIS_BLOCKS'
  | 'crops.hint.PARCELS_NOT_ADJACENT'
  | 'crops.hint.SINGLE_PARCEL_LPIS'
  | 'crops.hints'
  | 'crops.history'
  | 'crops.noHistory'
  | 'crops.nothingFound'
  | 'crops.part'
  | 'crops.partArea'
  | 'crops.place'
  | 'crops.place.part'
  | 'crops.place.whole'
  | 'crops.record'
  | 'crops.recordHeading'
  | 'crops.retract'
  | 'crops.role'
  | 'crops.role.CATCH_CROP'
  | 'crops.role.COMPANION'
  | 'crops.role.MAIN'
  | 'crops.role.UNDERSOWN'
  | 'crops.to'
  | 'crops.toHelp'
  | 'crops.unknownDays'
  | 'dateRange.month'
  | 'dateRange.months'
  | 'dateRange.next'
  | 'dateRange.nextMonth'
  | 'dateRange.previous'
  | 'dateRange.previousMonth'
  | 'dateRange.select'
  | 'dateRange.shortcut.last7Days'
  | 'dateRange.shortcut.lastMonth'
  | 'dateRange.shortcut.lastWeek'
  | 'dateRange.shortcut.thisYear'
  | 'dateRange.shortcut.today'
  | 'dateRange.shortcut.yesterday'
  | 'dateRange.shortcuts'
  | 'dateRange.year'
  | 'deletedFarms.lead'
  | 'deletedFarms.none'
  | 'deletedFarms.restore'
  | 'deletedFarms.title'
  | 'drawing.crossing'
  | 'drawing.drawHint'
  | 'drawing.end'
  | 'drawing.goOn'
  | 'drawing.keys'
  | 'drawing.part.close'
  | 'drawing.part.hint'
  | 'drawing.part.take'
  | 'drawing.part.uncut'
  | 'drawing.putBack'
  | 'drawing.removeCorner'
  | 'drawing.reshapeHint'
  | 'drawing.splitHint'
  | 'drawing.takeBack'
  | 'error.GatewayEmail'
  | 'error.accessKey.notFound'
  | 'error.account.exists'
  | 'error.account.lastOwner'
  | 'error.action.amountTooLarge'
  | 'error.action.areaTooLarge'
  | 'error.action.hoursReversed'
  | 'error.action.notDivided'
  | 'error.action.notFound'
  | 'error.action.orderUnknown'
  | 'error.action.othersMeant'
  | 'error.alarm.notFound'
  | 'error.alarmRule.notFound'
  | 'error.alarmRule.tooMany'
  | 'error.audit.tooMany'
  | 'error.authentication.expired'
  | 'error.authentication.failed'
  | 'error.authentication.required'
  | 'error.authorisationNotice.notFound'
  | 'error.change.inTheWay'
  | 'error.change.notFound'
  | 'error.change.notUndoable'
  | 'error.change.undone'
  | 'error.country.unsupported'
  | 'error.crop.daysReversed'
  | 'error.crop.nameTaken'
  | 'error.crop.notFound'
  | 'error.crop.ofCatalogue'
  | 'error.crop.retired'
  | 'error.cropFile.invalid'
  | 'error.cultivation.daysReversed'
  | 'error.cultivation.notFound'
  | 'error.cultivation.outlineInvalid'
  | 'error.cultivation.outsideParcel'
  | 'error.cultivation.overlaps'
  | 'error.cultivation.tooLarge'
  | 'error.deductions.lineTangled'
  | 'error.deductions.tooLarge'
  | 'error.device.noRoom'
  | 'error.device.notAllKnown'
  | 'error.device.unknownKey'
  | 'error.division.inUse'
  | 'error.division.nameTaken'
  | 'error.division.notFound'
  | 'error.eagri.forbidden'
  | 'error.eagri.noAccess'
  | 'error.eagri.notConnected'
  | 'error.eagri.notSignedIn'
  | 'error.eagri.unavailable'
  | 'error.farm.hasParcels'
  | 'error.farm.nameDiffers'
  | 'error.farm.notAllowed'
  | 'error.farm.notFound'
  | 'error.farm.notRetired'
  | 'error.farm.oneNeeded'
  | 'error.farmEvents.tooMany'
  | 'error.impersonation.noUser'
  | 'error.impersonation.refused'
  | 'error.import.fileGone'
  | 'error.import.notFailed'
  | 'error.import.notFound'
  | 'error.import.notTakenBack'
  | 'error.invitation.invalid'
  | 'error.invitation.notFound'
  | 'error.invitation.otherAccount'
  | 'error.landFeature.notFound'
  | 'error.landFeature.outlineInvalid'
  | 'error.landFeature.tooMany'
  | 'error.landFile.busy'
  | 'error.landFile.invalid'
  | 'error.landFile.missing'
  | 'error.landUpdate.inProgress'
  | 'error.landUpdate.notFound'
  | 'error.landUpdate.notLast'
  | 'error.landUpdate.notOpen'
  | 'error.landUpdate.outdated'
  | 'error.location.notFound'
  | 'error.locationGroup.nameTaken'
  | 'error.locationGroup.notFound'
  | 'error.material.daysReversed'
  | 'error.material.nameTaken'
  | 'error.material.notFound'
  | 'error.material.ofCatalogue'
  | 'error.material.otherKind'
  | 'error.material.retired'
  | 'error.materialFile.invalid'
  | 'error.measurements.tooMany'
  | 'error.measurements.tooManyRows'
  | 'error.member.exists'
  | 'error.member.last'
  | 'error.member.lastOwner'
  | 'error.member.roleAbove'
  | 'error.network.unreachable'
  | 'error.node.cannotBeBase'
  | 'error.node.exists'
  | 'error.node.notFound'
  | 'error.notification.notFound'
  | 'error.organism.notFound'
  | 'error.package.unknown'
  | 'error.package.unknownHere'
  | 'error.package.wrongNumber'
  | 'error.parcel.apart'
  | 'error.parcel.dayAhead'
  | 'error.parcel.dayTooEarly'
  | 'error.parcel.notDivided'
  | 'error.parcel.notFound'
  | 'error.parcel.outlineInvalid'
  | 'error.parcel.outsideCountry'
  | 'error.parcel.retired'
  | 'error.parcel.tooManyParts'
  | 'error.parcelSoil.holdsNoWater'
  | 'error.password.tooCommon'
  | 'error.password.wrong'
  | 'error.plan.areaTooLarge'
  | 'error.planScenario.exists'
  | 'error.planScenario.notFound'
  | 'error.planScenario.tooMany'
  | 'error.push.unknownService'
  | 'error.pushSubscription.notFound'
  | 'error.record.changed'
  | 'error.recordFile.busy'
  | 'error.recordFile.invalid'
  | 'error.recordImport.inTheWay'
  | 'error.recordImport.meaningUnknown'
  | 'error.recordImport.notFound'
  | 'error.recordImport.notImported'
  | 'error.recordImport.notOpen'
  | 'error.recordImport.nothing'
  | 'error.recordImport.outdated'
  | 'error.register.inProgress'
  | 'error.registerImport.notFound'
  | 'error.report.busy'
  | 'error.report.daysReversed'
  | 'error.report.fileGone'
  | 'error.report.noSuchSchema'
  | 'error.report.notFound'
  | 'error.report.parcelsNeeded'
  | 'error.report.tooLarge'
  | 'error.report.tooLongForPdf'
  | 'error.request.crossSite'
  | 'error.request.headersTooLarge'
  | 'error.request.keyReused'
  | 'error.request.malformed'
  | 'error.request.mediaType'
  | 'error.request.timeout'
  | 'error.request.tooLarge'
  | 'error.request.tooMany'
  | 'error.resetKey.invalid'
  | 'error.route.notFound'
  | 'error.service.unavailable'
  | 'error.storage.full'
  | 'error.submission.hasErrors'
  | 'error.submission.monthNotOver'
  | 'error.submission.notAsked'
  | 'error.submission.notFound'
  | 'error.submission.notMonthEnd'
  | 'error.submission.notUnanswered'
  | 'error.submission.nothingUsed'
  | 'error.submission.sameAccepted'
  | 'error.submission.underWay'
  | 'error.tile.notFound'
  | 'error.unexpected'
  | 'error.user.notFound'
  | 'error.validation.failed'
  | 'error.validation.submitError'
  | 'error.waiting.gone'
  | 'error.waterEntry.notFound'
  | 'error.waterEntry.notYet'
  | 'farmImport.country'
  | 'farmImport.eagri'
  | 'farmImport.eagriNote'
  | 'farmImport.farmName'
  | 'farmImport.file'
  | 'farmImport.fileHelp'
  | 'farmImport.fileRequired'
  | 'farmImport.fileStillReading'
  | 'farmImport.lead'
  | 'farmImport.leadRegistry'
  | 'farmImport.leave'
  | 'farmImport.manual'
  | 'farmImport.manualNote'
  | 'farmImport.noCountry'
  | 'farmImport.registryMissing'
  | 'farmImport.registryOther'
  | 'farmImport.registrySignIn'
  | 'farmImport.registrySignedInNameless'
  | 'farmImport.shapefile'
  | 'farmImport.shapefileNote'
  | 'farmImport.submit'
  | 'farmImport.support.CZ'
  | 'farmImport.support.SK'
  | 'farmImport.title'
  | 'farmImport.type'
  | 'farmSettings.addDivision'
  | 'farmSettings.addFeatures'
  | 'farmSettings.changeRole'
  | 'farmSettings.delete'
  | 'farmSettings.deleteLead'
  | 'farmSettings.deleteRest'
  | 'farmSettings.divisionName.center'
  | 'farmSettings.divisionName.zone'
  | 'farmSettings.divisions.center'
  | 'farmSettings.divisions.zone'
  | 'farmSettings.divisionsLead.center'
  | 'farmSettings.divisionsLead.zone'
  | 'farmSettings.divisionsNone.center'
  | 'farmSettings.divisionsNone.zone'
  | 'farmSettings.features'
  | 'farmSettings.featuresEmpty'
  | 'farmSettings.featuresFile'
  | 'farmSettings.featuresFileHelp'
  | 'farmSettings.featuresLead'
  | 'farmSettings.featuresNone'
  | 'farmSettings.featuresUnreadable'
  | 'farmSettings.invitation.REVOKED'
  | 'farmSettings.invite'
  | 'farmSettings.inviteAgain'
  | 'farmSettings.inviteEmail'
  | 'farmSettings.inviteHelp'
  | 'farmSettings.inviteRole'
  | 'farmSettings.invited'
  | 'farmSettings.leave'
  | 'farmSettings.leaveLead'
  | 'farmSettings.newDivision.center'
  | 'farmSettings.newDivision.zone'
  | 'farmSettings.people'
  | 'farmSettings.renamed'
  | 'farmSettings.retireDivision'
  | 'farmSettings.revoke'
  | 'farmSettings.role.manager'
  | 'farmSettings.role.member'
  | 'farmSettings.role.owner'
  | 'farmSettings.role.reader'
  | 'farmSettings.role.worker'
  | 'farmSettings.roleMay.manager'
  | 'farmSettings.roleMay.owner'
  | 'farmSettings.roleMay.reader'
  | 'farmSettings.roleMay.worker'
  | 'farmSettings.takeFeatures'
  | 'farmSettings.title'
  | 'farmSettings.whoInvites'
  | 'farmSettings.you'
  | 'field.openCalendar'
  | 'file.choose'
  | 'file.chooseAnother'
  | 'file.orDrop'
  | 'fileUpdate.applyMeans'
  | 'fileUpdate.filter.GONE'
  | 'fileUpdate.reading'
  | 'fileUpdate.sendAgain'
  | 'fileUpdate.side.before'
  | 'fileUpdate.side.now'
  | 'fileUpdate.toStart'
  | 'grazingAnimals.BULLS'
  | 'grazingAnimals.DAIRY_COWS'
  | 'grazingAnimals.GOATS'
  | 'grazingAnimals.HORSES'
  | 'grazingAnimals.OTHER'
  | 'grazingAnimals.PIGS'
  | 'grazingAnimals.POULTRY'
  | 'grazingAnimals.SHEEP'
  | 'grazingAnimals.SUCKLER_COWS'
  | 'grazingAnimals.YOUNG_CATTLE'
  | 'history.after'
  | 'history.anything'
  | 'history.before'
  | 'history.column.agroevidence.action.by_product_taken'
  | 'history.column.agroevidence.action.counted_nitrogen_kg'
  | 'history.column.agroevidence.action.cut'
  | 'history.column.agroevidence.action.drift_reduction'
  | 'history.column.agroevidence.action.ends_crop'
  | 'history.column.agroevidence.action.grazing_animals'
  | 'history.column.agroevidence.action.grazing_days'
  | 'history.column.agroevidence.action.grazing_head'
  | 'history.column.agroevidence.action.incorporated_on'
  | 'history.column.agroevidence.action.irrigation_unit'
  | 'history.column.agroevidence.action.irrigation_value'
  | 'history.column.agroevidence.action.moisture_percent'
  | 'history.column.agroevidence.action.nitrogen_kg'
  | 'history.column.agroevidence.action.nozzle'
  | 'history.column.agroevidence.action.parcels'
  | 'history.column.agroevidence.action.tank_l'
  | 'history.column.agroevidence.action.temperature_c'
  | 'history.column.agroevidence.action.timing'
  | 'history.column.agroevidence.action.water_l_per_ha'
  | 'history.column.agroevidence.action.wind_m_per_s'
  | 'history.column.agroevidence.action_amount.batch'
  | 'history.column.agroevidence.action_amount.expires_on'
  | 'history.column.agroevidence.action_amount.kind'
  | 'history.column.agroevidence.action_amount.organism_codes'
  | 'history.column.agroevidence.action_amount.produced_on'
  | 'history.column.agroevidence.action_amount.purpose'
  | 'history.column.agroevidence.action_amount.said_basis'
  | 'history.column.agroevidence.action_amount.said_value'
  | 'history.column.agroevidence.action_amount.used_material_id'
  | 'history.column.agroevidence.action_target.area_origin'
  | 'history.column.agroevidence.action_target.counted_nitrogen_kg'
  | 'history.column.agroevidence.action_target.growth_stage'
  | 'history.column.agroevidence.action_target.nitrogen_kg'
  | 'history.column.agroevidence.action_target.organic_nitrogen_kg'
  | 'history.column.agroevidence.own_material.facts'
  | 'history.column.agroevidence.package_code.gtin'
  | 'history.column.agroevidence.package_code.material_id'
  | 'history.column.agroevidence.package_code.own_material_id'
  | 'history.column.iot.access_key.revoked_at'
  | 'history.column.iot.alarm_rule.comparison'
  | 'history.column.iot.alarm_rule.duration_minutes'
  | 'history.column.iot.alarm_rule.feature'
  | 'history.column.iot.alarm_rule.hysteresis'
  | 'history.column.iot.alarm_rule.level'
  | 'history.column.iot.alarm_rule.location_id'
  | 'history.column.iot.alarm_rule.retired_at'
  | 'history.column.iot.alarm_rule.severity'
  | 'history.column.iot.alarm_rule.silenced_until'
  | 'history.column.iot.alarm_rule.threshold'
  | 'history.column.iot.location.group_ids'
  | 'history.column.iot.node.base_id'
  | 'history.column.iot.node.device_type'
  | 'history.column.iot.node.elevation_m'
  | 'history.column.iot.node.external_id'
  | 'history.column.iot.node.network'
  | 'history.column.iot.node.network_type'
  | 'history.column.iot.node.rain_resolution'
  | 'history.column.iot.node.silent_after_hours'
  | 'history.column.iot.node.status'
  | 'history.column.iot.node.wind_height_m'
  | 'history.column.iot.node.wind_offset'
  | 'history.column.iot.node.wind_slope'
  | 'history.column.iot.parcel_soil.field_capacity'
  | 'history.column.iot.parcel_soil.root_depth_m'
  | 'history.column.iot.parcel_soil.texture'
  | 'history.column.iot.parcel_soil.wilting_point'
  | 'history.column.iot.water_entry.day'
  | 'history.column.iot.water_entry.kind'
  | 'history.column.iot.water_entry.millimetres'
  | 'history.column.iot.water_entry.retired_at'
  | 'history.column.iot.weather_choice.node_id'
  | 'history.everybody'
  | 'history.field'
  | 'history.field.block'
  | 'history.field.center'
  | 'history.field.code'
  | 'history.field.color'
  | 'history.field.computedArea'
  | 'history.field.country'
  | 'history.field.crop'
  | 'history.field.day'
  | 'history.field.eppo'
  | 'history.field.finishedAt'
  | 'history.field.fromParcel'
  | 'history.field.harvestedOn'
  | 'history.field.joinedAt'
  | 'history.field.kind'
  | 'history.field.landUse'
  | 'history.field.machine'
  | 'history.field.name'
  | 'history.field.note'
  | 'history.field.officialArea'
  | 'history.field.operator'
  | 'history.field.outline'
  | 'history.field.parcel'
  | 'history.field.person'
  | 'history.field.registrationNumber'
  | 'history.field.retiredAt'
  | 'history.field.retractedAt'
  | 'history.field.role'
  | 'history.field.rows'
  | 'history.field.scenario'
  | 'history.field.season'
  | 'history.field.source'
  | 'history.field.sownOn'
  | 'history.field.startedAt'
  | 'history.field.state'
  | 'history.field.status'
  | 'history.field.toCheck'
  | 'history.field.toParcel'
  | 'history.field.type'
  | 'history.field.unit'
  | 'history.field.valid'
  | 'history.field.validFrom'
  | 'history.field.validTo'
  | 'history.field.zones'
  | 'history.filter.record'
  | 'history.none'
  | 'history.operation.DELETE'
  | 'history.operation.INSERT'
  | 'history.operation.UPDATE'
  | 'history.outline.is'
  | 'history.outline.was'
  | 'history.record.agroevidence.action'
  | 'history.record.agroevidence.action_amount'
  | 'history.record.agroevidence.action_target'
  | 'history.record.agroevidence.center'
  | 'history.record.agroevidence.crop_alias'
  | 'history.record.agroevidence.cultivation'
  | 'history.record.agroevidence.land_feature'
  | 'history.record.agroevidence.own_crop'
  | 'history.record.agroevidence.own_material'
  | 'history.record.agroevidence.package_code'
  | 'history.record.agroevidence.parcel'
  | 'history.record.agroevidence.parcel_lineage'
  | 'history.record.agroevidence.parcel_version'
  | 'history.record.agroevidence.plan_entry'
  | 'history.record.agroevidence.plan_scenario'
  | 'history.record.agroevidence.registry_access'
  | 'history.record.agroevidence.zone'
  | 'history.record.core.farm'
  | 'history.record.core.farm_user'
  | 'history.record.iot.access_key'
  | 'history.record.iot.alarm_rule'
  | 'history.record.iot.location'
  | 'history.record.iot.location_group'
  | 'history.record.iot.node'
  | 'history.record.iot.parcel_soil'
  | 'history.record.iot.water_entry'
  | 'history.record.iot.weather_choice'
  | 'history.source.EAGRI'
  | 'history.source.MANUAL'
  | 'history.source.SKEAGIS'
  | 'history.source.TELEMATICS'
  | 'history.source.UNKNOWN'
  | 'history.status.OPEN'
  | 'history.status.RETIRED'
  | 'history.status.TAKEN_BACK'
  | 'history.title'
  | 'history.undone'
  | 'history.value.agroevidence.action.grazing_animals.BULLS'
  | 'history.value.agroevidence.action.grazing_animals.DAIRY_COWS'
  | 'history.value.agroevidence.action.grazing_animals.GOATS'
  | 'history.value.agroevidence.action.grazing_animals.HORSES'
  | 'history.value.agroevidence.action.grazing_animals.OTHER'
  | 'history.value.agroevidence.action.grazing_animals.PIGS'
  | 'history.value.agroevidence.action.grazing_animals.POULTRY'
  | 'history.value.agroevidence.action.grazing_animals.SHEEP'
  | 'history.value.agroevidence.action.grazing_animals.SUCKLER_COWS'
  | 'history.value.agroevidence.action.grazing_animals.YOUNG_CATTLE'
  | 'history.value.agroevidence.action.irrigation_unit.M3_PER_HA'
  | 'history.value.agroevidence.action.irrigation_unit.MM'
  | 'history.value.agroevidence.action.timing.AUTUMN'
  | 'history.value.agroevidence.action.timing.POST_EMERGENT'
  | 'history.value.agroevidence.action.timing.PRE_EMERGENT'
  | 'history.value.agroevidence.action.timing.SPRING'
  | 'history.value.agroevidence.action_amount.kind.BY_PRODUCT'
  | 'history.value.agroevidence.action_amount.kind.FERTILIZER'
  | 'history.value.agroevidence.action_amount.kind.MAIN_PRODUCT'
  | 'history.value.agroevidence.action_amount.kind.PLANT_PROTECTION'
  | 'history.value.agroevidence.action_amount.kind.SEED'
  | 'history.value.agroevidence.action_amount.said_basis.HECTARE'
  | 'history.value.agroevidence.action_amount.said_basis.TOTAL'
  | 'history.value.agroevidence.action_target.area_origin.DRAWN'
  | 'history.value.agroevidence.action_target.area_origin.DRIVE'
  | 'history.value.agroevidence.action_target.area_origin.MANUAL'
  | 'history.value.agroevidence.action_target.area_origin.PARCEL'
  | 'history.value.iot.alarm_rule.comparison.ABOVE'
  | 'history.value.iot.alarm_rule.comparison.BELOW'
  | 'history.value.iot.alarm_rule.feature.BATTERY'
  | 'history.value.iot.alarm_rule.feature.CONDUCTIVITY'
  | 'history.value.iot.alarm_rule.feature.EVAPOTRANSPIRATION'
  | 'history.value.iot.alarm_rule.feature.HUMIDITY'
  | 'history.value.iot.alarm_rule.feature.IRRADIATION'
  | 'history.value.iot.alarm_rule.feature.LEAF_TEMPERATURE'
  | 'history.value.iot.alarm_rule.feature.LEAF_WETNESS'
  | 'history.value.iot.alarm_rule.feature.LQI'
  | 'history.value.iot.alarm_rule.feature.PRESSURE'
  | 'history.value.iot.alarm_rule.feature.RAINFALL'
  | 'history.value.iot.alarm_rule.feature.SOIL_MOISTURE'
  | 'history.value.iot.alarm_rule.feature.SOIL_TEMPERATURE'
  | 'history.value.iot.alarm_rule.feature.SOIL_WATER_POTENTIAL'
  | 'history.value.iot.alarm_rule.feature.STORAGE_TEMPERATURE'
  | 'history.value.iot.alarm_rule.feature.TEMPERATURE'
  | 'history.value.iot.alarm_rule.feature.VALVE'
  | 'history.value.iot.alarm_rule.feature.VOLTAGE'
  | 'history.value.iot.alarm_rule.feature.WIND_DIRECTION'
  | 'history.value.iot.alarm_rule.feature.WIND_GUST'
  | 'history.value.iot.alarm_rule.feature.WIND_SPEED'
  | 'history.value.iot.alarm_rule.severity.ERROR'
  | 'history.value.iot.alarm_rule.severity.WARNING'
  | 'history.value.iot.node.device_type.FIELD'
  | 'history.value.iot.node.device_type.FIELD_V2'
  | 'history.value.iot.node.device_type.METEO'
  | 'history.value.iot.node.device_type.METEO_BARANI_HELIX'
  | 'history.value.iot.node.device_type.METEO_BARANI_RAIN'
  | 'history.value.iot.node.device_type.METEO_BARANI_WIND'
  | 'history.value.iot.node.device_type.METEO_BARANI_WIND_FW1'
  | 'history.value.iot.node.device_type.METEO_PG_SONDA'
  | 'history.value.iot.node.device_type.METEO_V3'
  | 'history.value.iot.node.device_type.METEO_V4'
  | 'history.value.iot.node.device_type.METEO_V4N'
  | 'history.value.iot.node.device_type.SILO_V10'
  | 'history.value.iot.node.device_type.SILO_V5'
  | 'history.value.iot.node.device_type.SILO_V7'
  | 'history.value.iot.node.device_type.SOIL'
  | 'history.value.iot.node.device_type.SOIL_PL'
  | 'history.value.iot.node.device_type.SOIL_TEROS21'
  | 'history.value.iot.node.device_type.SOIL_V2'
  | 'history.value.iot.node.device_type.SOIL_V3'
  | 'history.value.iot.node.device_type.SOIL_V3_SK'
  | 'history.value.iot.node.device_type.STORAGE'
  | 'history.value.iot.node.device_type.THERMO'
  | 'history.value.iot.node.network_type.CHIRPSTACK'
  | 'history.value.iot.node.network_type.GENERIC'
  | 'history.value.iot.node.network_type.SIGFOX'
  | 'history.value.iot.node.network_type.THINGS_STACK'
  | 'history.value.iot.node.status.ACTIVE'
  | 'history.value.iot.node.status.INACTIVE'
  | 'history.value.iot.node.status.TRANSFER'
  | 'history.value.iot.parcel_soil.texture.CLAY'
  | 'history.value.iot.parcel_soil.texture.LOAM'
  | 'history.value.iot.parcel_soil.texture.LOAMY_SAND'
  | 'history.value.iot.parcel_soil.texture.SAND'
  | 'history.value.iot.parcel_soil.texture.SANDY_LOAM'
  | 'history.value.iot.parcel_soil.texture.SILT'
  | 'history.value.iot.parcel_soil.texture.SILTY_CLAY'
  | 'history.value.iot.parcel_soil.texture.SILT_CLAY_LOAM'
  | 'history.value.iot.parcel_soil.texture.SILT_LOAM'
  | 'history.value.iot.water_entry.kind.DEPLETION'
  | 'history.value.iot.water_entry.kind.FIELD_CAPACITY'
  | 'history.value.iot.water_entry.kind.IRRIGATION'
  | 'history.whole.is'
  | 'history.whole.was'
  | 'impersonation.begin'
  | 'impersonation.end'
  | 'impersonation.farm'
  | 'impersonation.help'
  | 'impersonation.lead'
  | 'impersonation.title'
  | 'importFailed.empty'
  | 'importFailed.newLogin'
  | 'importFailed.notCreated'
  | 'importFailed.retry'
  | 'importFailed.saveAndRetry'
  | 'importFailed.title'
  | 'importProgress.begin'
  | 'importProgress.failed'
  | 'importProgress.mayLeave'
  | 'importProgress.none'
  | 'importProgress.noneHelp'
  | 'importProgress.nothingNew'
  | 'importProgress.readingRegistry'
  | 'importProgress.retry'
  | 'importProgress.takenBack'
  | 'importProgress.title'
  | 'importProgress.toMap'
  | 'integrations.registry.acting'
  | 'integrations.registry.begin'
  | 'integrations.registry.change'
  | 'integrations.registry.connected'
  | 'integrations.registry.keyKept'
  | 'integrations.registry.leave'
  | 'integrations.registry.never'
  | 'integrations.registry.notConnected'
  | 'integrations.registry.note'
  | 'integrations.registry.submit'
  | 'integrations.registry.taken'
  | 'integrations.registry.title'
  | 'integrations.registry.titleForeign'
  | 'integrations.registry.unavailable'
  | 'integrations.title'
  | 'invitation.accept'
  | 'invitation.lead'
  | 'invitation.title'
  | 'landFeature.kind'
  | 'landFeature.kind.POPULATION_PROTECTION_ZONE'
  | 'landFeature.kind.WATER'
  | 'landFeature.kind.WATER_PROTECTION_ZONE'
  | 'landFeature.name'
  | 'landFeature.rename'
  | 'landFile.archiveDamaged'
  | 'landFile.archiveEncrypted'
  | 'landFile.areasDiffer'
  | 'landFile.assumedDegrees'
  | 'landFile.assumedNationalGrid'
  | 'landFile.assumedSJtsk'
  | 'landFile.assumedWebMercator'
  | 'landFile.axesSwapped'
  | 'landFile.axesTurned'
  | 'landFile.coordinateNotFinite'
  | 'landFile.declarationIgnored'
  | 'landFile.empty'
  | 'landFile.interrupted'
  | 'landFile.noArea'
  | 'landFile.noParcels'
  | 'landFile.noUsableParcel'
  | 'landFile.notAZip'
  | 'landFile.nothingReadable'
  | 'landFile.parcelKnown'
  | 'landFile.parcelOutsideCountry'
  | 'landFile.pointsDropped'
  | 'landFile.ringsClosed'
  | 'landFile.ringsDropped'
  | 'landFile.ringsTurned'
  | 'landFile.selfCrossing'
  | 'landFile.shapeDamaged'
  | 'landFile.shapeEmpty'
  | 'landFile.shapeMissing'
  | 'landFile.shapeNotPolygon'
  | 'landFile.shapefileNotZipped'
  | 'landFile.tooHard'
  | 'landFile.unknownFormat'
  | 'landFile.unreadable'
  | 'landFile.withoutId'
  | 'landFileGuide.CZ.export'
  | 'landFileGuide.CZ.place'
  | 'landFileGuide.SK.export'
  | 'landFileGuide.SK.place'
  | 'landFileGuide.bring'
  | 'landFileGuide.formats'
  | 'landFileGuide.heading'
  | 'landFileGuide.other.export'
  | 'landFileGuide.other.place'
  | 'landFileGuide.otherFormats'
  | 'landFileGuide.shapefile'
  | 'landFileReport.allLayers'
  | 'landFileReport.areaOfOutline'
  | 'landFileReport.areaOfOutlineHelp'
  | 'landFileReport.computedArea'
  | 'landFileReport.coordinateSystem'
  | 'landFileReport.encoding'
  | 'landFileReport.heading'
  | 'landFileReport.layer'
  | 'landFileReport.layerHelp'
  | 'landFileReport.leftOut'
  | 'landFileReport.mended'
  | 'landFileReport.nameColumn'
  | 'landFileReport.nameColumnHelp'
  | 'landFileReport.needsCountry'
  | 'landFileReport.noNameColumn'
  | 'landFileReport.noOfficialArea'
  | 'landFileReport.officialArea'
  | 'landFileReport.officialAreaLeftOut'
  | 'landFileReport.parcels'
  | 'landFileReport.picture'
  | 'landFileReport.reading'
  | 'landFileReport.refused'
  | 'landFileReport.schema'
  | 'landFileReport.showAll'
  | 'landFileReport.source.chosen'
  | 'landFileReport.source.file'
  | 'landFileReport.source.prj'
  | 'landFileReport.source.range'
  | 'landFileReport.system'
  | 'landFileReport.systemHelp'
  | 'landFileReport.systemOfFile'
  | 'landFileReport.untested'
  | 'landSchema.CZ_DECLARATION'
  | 'landSchema.CZ_DPB'
  | 'landSchema.SK_BLOCK'
  | 'landSchema.SK_BOUNDARY'
  | 'landSchema.UNKNOWN'
  | 'landUpdate.apply'
  | 'landUpdate.applyMeans'
  | 'landUpdate.applyTitle'
  | 'landUpdate.askAgain'
  | 'landUpdate.asking'
  | 'landUpdate.begin'
  | 'landUpdate.blockNumber'
  | 'landUpdate.bulk.all'
  | 'landUpdate.bulk.kind'
  | 'landUpdate.bulk.pick'
  | 'landUpdate.cannotTakeBack'
  | 'landUpdate.changes'
  | 'landUpdate.compareAgain'
  | 'landUpdate.compared'
  | 'landUpdate.conflict.NO_BASE'
  | 'landUpdate.conflict.OWN_CROP'
  | 'landUpdate.conflict.OWN_DIVISION'
  | 'landUpdate.conflict.OWN_END'
  | 'landUpdate.conflict.OWN_LAND'
  | 'landUpdate.conflict.OWN_NAME'
  | 'landUpdate.conflict.OWN_OUTLINE'
  | 'landUpdate.conflict.OWN_UNIT'
  | 'landUpdate.conflict.UNREADABLE'
  | 'landUpdate.conflictKeep.NO_BASE'
  | 'landUpdate.conflictKeep.OWN_CROP'
  | 'landUpdate.conflictKeep.OWN_DIVISION'
  | 'landUpdate.conflictKeep.OWN_END'
  | 'landUpdate.conflictKeep.OWN_LAND'
  | 'landUpdate.conflictKeep.OWN_NAME'
  | 'landUpdate.conflictKeep.OWN_OUTLINE'
  | 'landUpdate.conflictKeep.OWN_UNIT'
  | 'landUpdate.conflictKeep.UNREADABLE'
  | 'landUpdate.conflictTake.NO_BASE'
  | 'landUpdate.conflictTake.OWN_CROP'
  | 'landUpdate.conflictTake.OWN_DIVISION'
  | 'landUpdate.conflictTake.OWN_END'
  | 'landUpdate.conflictTake.OWN_LAND'
  | 'landUpdate.conflictTake.OWN_NAME'
  | 'landUpdate.conflictTake.OWN_OUTLINE'
  | 'landUpdate.conflictTake.OWN_UNIT'
  | 'landUpdate.conflictTake.UNREADABLE'
  | 'landUpdate.crop'
  | 'landUpdate.day'
  | 'landUpdate.dayFuture'
  | 'landUpdate.dayHelp'
  | 'landUpdate.decision.KEEP'
  | 'landUpdate.decision.LATER'
  | 'landUpdate.decision.TAKE'
  | 'landUpdate.discard'
  | 'landUpdate.discardMeans'
  | 'landUpdate.discardTitle'
  | 'landUpdate.discarded'
  | 'landUpdate.done.KEEP'
  | 'landUpdate.done.LATER'
  | 'landUpdate.done.TAKE'
  | 'landUpdate.failed'
  | 'landUpdate.filter'
  | 'landUpdate.filter.CHANGED'
  | 'landUpdate.filter.GONE'
  | 'landUpdate.filter.MERGED'
  | 'landUpdate.filter.NEW'
  | 'landUpdate.filter.REDRAWN'
  | 'landUpdate.filter.SPLIT'
  | 'landUpdate.filter.all'
  | 'landUpdate.filter.conflicts'
  | 'landUpdate.filterNothing'
  | 'landUpdate.history'
  | 'landUpdate.history.at'
  | 'landUpdate.history.changes'
  | 'landUpdate.history.open'
  | 'landUpdate.history.state'
  | 'landUpdate.history.taken'
  | 'landUpdate.ifTaken'
  | 'landUpdate.laterMeans'
  | 'landUpdate.lead'
  | 'landUpdate.map'
  | 'landUpdate.map.all'
  | 'landUpdate.map.hide'
  | 'landUpdate.map.legend'
  | 'landUpdate.map.show'
  | 'landUpdate.mayLeave'
  | 'landUpdate.name'
  | 'landUpdate.newRegistryId'
  | 'landUpdate.news'
  | 'landUpdate.noNews'
  | 'landUpdate.none'
  | 'landUpdate.notFound'
  | 'landUpdate.nothing'
  | 'landUpdate.nothingToApply'
  | 'landUpdate.outlineArea'
  | 'landUpdate.parcels'
  | 'landUpdate.pickPage'
  | 'landUpdate.picture'
  | 'landUpdate.reading'
  | 'landUpdate.side.before'
  | 'landUpdate.side.now'
  | 'landUpdate.side.own'
  | 'landUpdate.standing'
  | 'landUpdate.state.APPLIED'
  | 'landUpdate.state.DISCARDED'
  | 'landUpdate.state.FAILED'
  | 'landUpdate.state.IN_PROGRESS'
  | 'landUpdate.state.REVIEW'
  | 'landUpdate.state.TAKEN_BACK'
  | 'landUpdate.state.WAITING'
  | 'landUpdate.takeBack'
  | 'landUpdate.takeBackDiscards'
  | 'landUpdate.takeBackMeans'
  | 'landUpdate.takeBackTitle'
  | 'landUpdate.takenBack'
  | 'landUpdate.title'
  | 'landUpdate.toIntegrations'
  | 'landUpdate.toOverview'
  | 'landUpdate.underWay'
  | 'landUpdate.unknown'
  | 'landUpdate.unnumbered'
  | 'landUpdate.way'
  | 'landUpdate.way.REVIEW'
  | 'landUpdate.way.TAKE'
  | 'landUpdate.wayNote.REVIEW'
  | 'landUpdate.wayNote.TAKE'
  | 'language.label'
  | 'language.notKept'
  | 'lastActions.heading'
  | 'lastActions.none'
  | 'lastActions.record'
  | 'leave.heading'
  | 'leave.leave'
  | 'leave.stay'
  | 'licence.advice.heading'
  | 'licence.advice.text'
  | 'licence.care.heading'
  | 'licence.care.text'
  | 'licence.end.heading'
  | 'licence.end.text'
  | 'licence.open'
  | 'licence.ownership.heading'
  | 'licence.ownership.text'
  | 'licence.title'
  | 'licence.use.heading'
  | 'licence.warranty.heading'
  | 'licence.warranty.text'
  | 'login.backToLogin'
  | 'login.demoSubmit'
  | 'login.forgotten'
  | 'login.lead'
  | 'login.noAccount'
  | 'login.password'
  | 'login.passwordSet'
  | 'login.rememberMe'
  | 'login.submit'
  | 'login.title'
  | 'login.toSignUp'
  | 'login.username'
  | 'map.base.none'
  | 'map.base.orthophoto'
  | 'map.base.satellite'
  | 'map.edit'
  | 'map.edit.back'
  | 'map.edit.draw'
  | 'map.edit.from'
  | 'map.edit.fromHelp'
  | 'map.edit.isApart'
  | 'map.edit.leave'
  | 'map.edit.merge'
  | 'map.edit.mergeHelp'
  | 'map.edit.mergeHint'
  | 'map.edit.mode'
  | 'map.edit.mode.CHANGE'
  | 'map.edit.mode.CHANGE.note'
  | 'map.edit.mode.CORRECTION'
  | 'map.edit.mode.CORRECTION.note'
  | 'map.edit.partsLoading'
  | 'map.edit.pickHint'
  | 'map.edit.redraw'
  | 'map.edit.retire'
  | 'map.edit.retireHelp'
  | 'map.edit.split'
  | 'map.edit.splitHelp'
  | 'map.empty.fromRegistry'
  | 'map.empty.heading'
  | 'map.empty.message'
  | 'map.empty.messageReader'
  | 'map.empty.messageRegistry'
  | 'map.features'
  | 'map.features.leave'
  | 'map.features.line'
  | 'map.features.lineHint'
  | 'map.features.pickHint'
  | 'map.features.polygon'
  | 'map.features.redraw'
  | 'map.features.redrawLine'
  | 'map.features.retire'
  | 'map.filter.clear'
  | 'map.filter.label'
  | 'map.filter.nothing'
  | 'map.filter.placeholder'
  | 'map.home'
  | 'map.keyboardHint'
  | 'map.layer.counties'
  | 'map.layer.labels'
  | 'map.layer.land_features'
  | 'map.layer.land_features.none'
  | 'map.layer.landscape'
  | 'map.layer.landscape_actual'
  | 'map.layer.landscape_last_year'
  | 'map.layer.left_out'
  | 'map.layer.left_out.noWidth'
  | 'map.layer.left_out.none'
  | 'map.layer.left_out.unknown'
  | 'map.layer.lpis'
  | 'map.layer.lpis_cz'
  | 'map.layer.lpis_sk'
  | 'map.layer.parcels'
  | 'map.layer.population_protection'
  | 'map.layer.sensors'
  | 'map.layer.subtractions'
  | 'map.layer.surface_water'
  | 'map.layer.water_protection'
  | 'map.layer.weather'
  | 'map.layers'
  | 'map.layers.base'
  | 'map.layers.baseOpacity'
  | 'map.layers.nearer'
  | 'map.layers.overlayOpacity'
  | 'map.layers.parcelOpacity'
  | 'map.layers.shown'
  | 'map.layers.silent'
  | 'map.legend'
  | 'map.legend.unknown'
  | 'map.list'
  | 'map.loadingParcels'
  | 'map.locate'
  | 'map.locate.looking'
  | 'map.locate.refused'
  | 'map.locate.unavailable'
  | 'map.measure'
  | 'map.measure.hint'
  | 'map.measure.keys'
  | 'map.measure.kind'
  | 'map.measure.leave'
  | 'map.measure.line'
  | 'map.measure.list'
  | 'map.measure.polygon'
  | 'map.measure.removeAll'
  | 'map.measure.takeBack'
  | 'map.noNetwork'
  | 'map.openOverview'
  | 'map.openTable'
  | 'map.print'
  | 'map.print.content.base'
  | 'map.print.content.legend'
  | 'map.print.content.measures'
  | 'map.print.content.overlays'
  | 'map.print.contents'
  | 'map.print.cut'
  | 'map.print.density'
  | 'map.print.density150'
  | 'map.print.density300'
  | 'map.print.failed'
  | 'map.print.landscape'
  | 'map.print.leave'
  | 'map.print.north'
  | 'map.print.orientation'
  | 'map.print.paper'
  | 'map.print.pdf'
  | 'map.print.png'
  | 'map.print.portrait'
  | 'map.print.print'
  | 'map.print.saved'
  | 'map.print.scale'
  | 'map.print.scaleShown'
  | 'map.print.title'
  | 'map.print.working'
  | 'map.season.current'
  | 'map.season.fold'
  | 'map.season.label'
  | 'map.season.toolIsActive'
  | 'map.season.unfold'
  | 'map.section'
  | 'map.sectionV1'
  | 'map.sensors'
  | 'map.sensors.crowd'
  | 'map.sensors.filter'
  | 'map.sensors.former'
  | 'map.sensors.keyboardHint'
  | 'map.sensors.legend'
  | 'map.sensors.list'
  | 'map.sensors.none'
  | 'map.sensors.noneHelp'
  | 'map.sensors.open'
  | 'map.sensors.panel'
  | 'map.sheet.full'
  | 'map.sheet.half'
  | 'map.sheet.height'
  | 'map.sheet.peek'
  | 'map.sort.area'
  | 'map.sort.crop'
  | 'map.sort.label'
  | 'map.sort.name'
  | 'map.strip.leave'
  | 'map.strip.lineHint'
  | 'map.strip.pickHint'
  | 'map.strip.redraw'
  | 'map.title'
  | 'map.tools'
  | 'map.weather'
  | 'map.zoomIn'
  | 'map.zoomOut'
  | 'material.distance.BOUNDARY'
  | 'material.distance.POPULATION_PROTECTION_ZONE'
  | 'material.distance.SLOPE_WATER'
  | 'material.distance.WATER'
  | 'material.distance.WATER_PROTECTION_ZONE'
  | 'material.fertilizerType.FARM'
  | 'material.fertilizerType.FOLIAR'
  | 'material.fertilizerType.LIMING'
  | 'material.fertilizerType.MINERAL'
  | 'material.fertilizerType.ORGANIC'
  | 'material.fertilizerType.SLUDGE'
  | 'material.function.ADJUVANT'
  | 'material.function.DESICCANT'
  | 'material.function.FUNGICIDE'
  | 'material.function.GROWTH_REGULATOR'
  | 'material.function.HERBICIDE'
  | 'material.function.INSECTICIDE'
  | 'material.function.MOLLUSCICIDE'
  | 'material.function.OTHER'
  | 'material.function.RODENTICIDE'
  | 'material.function.SEED_TREATMENT'
  | 'material.kind.FERTILIZER'
  | 'material.kind.PLANT_PROTECTION'
  | 'material.kind.SEED'
  | 'material.releaseClass.FAST'
  | 'material.releaseClass.MINERAL'
  | 'material.releaseClass.NONE'
  | 'material.releaseClass.SLOW'
  | 'material.timing.AUTUMN'
  | 'material.timing.POST_EMERGENT'
  | 'material.timing.PRE_EMERGENT'
  | 'material.timing.SPRING'
  | 'material.unit.G'
  | 'material.unit.HL'
  | 'material.unit.KG'
  | 'material.unit.L'
  | 'material.unit.M3'
  | 'material.unit.ML'
  | 'material.unit.SEED_UNIT'
  | 'material.unit.T'
  | 'nitrogen.after'
  | 'nitrogen.failed'
  | 'nitrogen.heading'
  | 'nitrogen.holdingLimitUnknown'
  | 'nitrogen.kind.BY_PRODUCT'
  | 'nitrogen.kind.FIXATION'
  | 'nitrogen.kind.MINERAL'
  | 'nitrogen.kind.ORGANIC'
  | 'nitrogen.limit.outside'
  | 'nitrogen.limit.unknown'
  | 'nitrogen.limit.zoneUnknown'
  | 'nitrogen.none'
  | 'nitrogen.ofMaterial'
  | 'nitrogen.rules'
  | 'nitrogen.step.content'
  | 'nitrogen.step.counted'
  | 'nitrogen.step.fixed'
  | 'nitrogen.step.nitrogen'
  | 'nitrogen.step.share'
  | 'nitrogen.step.weight'
  | 'nitrogen.thought'
  | 'nitrogen.toAction'
  | 'nitrogen.unknown'
  | 'nitrogen.unstated'
  | 'noFarm.deleted'
  | 'noFarm.heading'
  | 'noFarm.lost'
  | 'notAllowed.ask'
  | 'notAllowed.heading'
  | 'notifications.archive'
  | 'notifications.browsers'
  | 'notifications.browsers.add'
  | 'notifications.browsers.help'
  | 'notifications.browsers.impossible'
  | 'notifications.browsers.refused'
  | 'notifications.browsers.remove'
  | 'notifications.kind.AUTHORISATION'
  | 'notifications.kind.SENSOR_ALARM'
  | 'notifications.kind.SENSOR_SILENCE'
  | 'notifications.markRead'
  | 'notifications.markUnread'
  | 'notifications.none.ARCHIVE'
  | 'notifications.none.INBOX'
  | 'notifications.none.UNREAD'
  | 'notifications.noneHelp'
  | 'notifications.readAll'
  | 'notifications.restore'
  | 'notifications.section'
  | 'notifications.settings'
  | 'notifications.severity.ERROR'
  | 'notifications.severity.INFO'
  | 'notifications.severity.WARNING'
  | 'notifications.show'
  | 'notifications.toInbox'
  | 'notifications.unread'
  | 'notifications.view.ARCHIVE'
  | 'notifications.view.INBOX'
  | 'notifications.view.UNREAD'
  | 'notifications.way.byMail'
  | 'notifications.way.byPush'
  | 'notifications.way.inInbox'
  | 'oauth.lead'
  | 'oauth.title'
  | 'oauth.toIntegrations'
  | 'pages.label'
  | 'pages.next'
  | 'pages.previous'
  | 'parcel.altitude'
  | 'parcel.area'
  | 'parcel.cadastralUnit'
  | 'parcel.climateRegion'
  | 'parcel.climateRegion.0'
  | 'parcel.climateRegion.1'
  | 'parcel.climateRegion.2'
  | 'parcel.climateRegion.3'
  | 'parcel.climateRegion.4'
  | 'parcel.climateRegion.5'
  | 'parcel.climateRegion.6'
  | 'parcel.climateRegion.7'
  | 'parcel.climateRegion.8'
  | 'parcel.climateRegion.9'
  | 'parcel.climateRegion.unknown'
  | 'parcel.close'
  | 'parcel.crop'
  | 'parcel.landUse'
  | 'parcel.landUse.B'
  | 'parcel.landUse.C'
  | 'parcel.landUse.G'
  | 'parcel.landUse.K'
  | 'parcel.landUse.L'
  | 'parcel.landUse.OP'
  | 'parcel.landUse.R'
  | 'parcel.landUse.S'
  | 'parcel.landUse.T'
  | 'parcel.landUse.TTP'
  | 'parcel.landUse.U'
  | 'parcel.landUse.V'
  | 'parcel.name'
  | 'parcel.nitrateVulnerable'
  | 'parcel.no'
  | 'parcel.noCrop'
  | 'parcel.panel'
  | 'parcel.retired'
  | 'parcel.slope'
  | 'parcel.unknown'
  | 'parcel.unnamed'
  | 'parcel.validFrom'
  | 'parcel.yes'
  | 'parcel.zone'
  | 'parcelList.addAndAssign'
  | 'parcelList.addLand'
  | 'parcelList.any'
  | 'parcelList.areaFrom'
  | 'parcelList.areaTo'
  | 'parcelList.chooseNone'
  | 'parcelList.chosenParcels'
  | 'parcelList.clear'
  | 'parcelList.column.altitude'
  | 'parcelList.column.area'
  | 'parcelList.column.block'
  | 'parcelList.column.center'
  | 'parcelList.column.computedArea'
  | 'parcelList.column.name'
  | 'parcelList.column.officialArea'
  | 'parcelList.column.slope'
  | 'parcelList.column.zones'
  | 'parcelList.divisionName'
  | 'parcelList.empty'
  | 'parcelList.emptyHelp'
  | 'parcelList.excel'
  | 'parcelList.filter'
  | 'parcelList.landFile'
  | 'parcelList.map'
  | 'parcelList.map.all'
  | 'parcelList.newCenter'
  | 'parcelList.newCenter.heading'
  | 'parcelList.newZone'
  | 'parcelList.newZone.heading'
  | 'parcelList.noCenter'
  | 'parcelList.nothing'
  | 'parcelList.nothingHelp'
  | 'parcelList.onMap'
  | 'parcelList.openParcel'
  | 'parcelList.planned'
  | 'parcelList.renameParcel'
  | 'parcelList.retired'
  | 'parcelList.search'
  | 'parcelList.search.placeholder'
  | 'parcelList.season'
  | 'parcelList.season.today'
  | 'parcelList.section'
  | 'parcelList.setCenter'
  | 'parcelList.setClimateRegion'
  | 'parcelList.setZone'
  | 'parcelList.title'
  | 'parcelList.zone'
  | 'parcelOverview.areasDiffer'
  | 'parcelOverview.asOf'
  | 'parcelOverview.block'
  | 'parcelOverview.cadastralUnit.help'
  | 'parcelOverview.cadastralUnit.saved'
  | 'parcelOverview.center'
  | 'parcelOverview.center.changed'
  | 'parcelOverview.center.none'
  | 'parcelOverview.change.at'
  | 'parcelOverview.change.now'
  | 'parcelOverview.change.what'
  | 'parcelOverview.change.who'
  | 'parcelOverview.changes'
  | 'parcelOverview.changes.all'
  | 'parcelOverview.changes.none'
  | 'parcelOverview.climateRegion.help'
  | 'parcelOverview.climateRegion.saved'
  | 'parcelOverview.computedArea'
  | 'parcelOverview.deduction.BOUNDARY'
  | 'parcelOverview.deduction.POPULATION_PROTECTION_ZONE'
  | 'parcelOverview.deduction.SLOPE_WATER'
  | 'parcelOverview.deduction.WATER'
  | 'parcelOverview.deduction.WATER_PROTECTION_ZONE'
  | 'parcelOverview.deduction.unknown.NO_FEATURES'
  | 'parcelOverview.deduction.unknown.NO_SLOPE'
  | 'parcelOverview.deduction.unknown.NO_WIDTH'
  | 'parcelOverview.deductions'
  | 'parcelOverview.deductions.draw'
  | 'parcelOverview.deductions.incomplete'
  | 'parcelOverview.deductions.lead'
  | 'parcelOverview.division'
  | 'parcelOverview.division.none'
  | 'parcelOverview.lineage'
  | 'parcelOverview.lineage.from'
  | 'parcelOverview.lineage.none'
  | 'parcelOverview.lineage.to'
  | 'parcelOverview.loading'
  | 'parcelOverview.map'
  | 'parcelOverview.map.whole'
  | 'parcelOverview.officialArea'
  | 'parcelOverview.onMap'
  | 'parcelOverview.plan'
  | 'parcelOverview.registry'
  | 'parcelOverview.state'
  | 'parcelOverview.state.choose'
  | 'parcelOverview.state.onDay'
  | 'parcelOverview.state.sinceUnknown'
  | 'parcelOverview.state.unknownOnDay'
  | 'parcelOverview.taken'
  | 'parcelOverview.toList'
  | 'parcelOverview.validTo'
  | 'parcelOverview.zones'
  | 'parcelOverview.zones.changed'
  | 'password.changed'
  | 'password.current'
  | 'password.hide'
  | 'password.lead'
  | 'password.new'
  | 'password.show'
  | 'password.submit'
  | 'password.title'
  | 'plan.excel'
  | 'plan.excel.name'
  | 'plan.notPlanned'
  | 'plan.nothingPlanned'
  | 'plan.reset.do'
  | 'plan.reset.help'
  | 'profile.email'
  | 'profile.emailHelp'
  | 'profile.firstName'
  | 'profile.lastName'
  | 'profile.leave'
  | 'profile.saved'
  | 'profile.title'
  | 'recordImports.actions'
  | 'recordImports.at'
  | 'recordImports.by'
  | 'recordImports.columns'
  | 'recordImports.columns.help'
  | 'recordImports.columns.known'
  | 'recordImports.discard'
  | 'recordImports.discard.question'
  | 'recordImports.discarded'
  | 'recordImports.failed'
  | 'recordImports.fault.empty'
  | 'recordImports.fault.tooLarge'
  | 'recordImports.fault.tooManyOpen'
  | 'recordImports.fault.unreadable'
  | 'recordImports.file'
  | 'recordImports.file.help'
  | 'recordImports.filter'
  | 'recordImports.finding.alreadyThere'
  | 'recordImports.finding.amountMissing'
  | 'recordImports.finding.amountTooLarge'
  | 'recordImports.finding.amountUnreadable'
  | 'recordImports.finding.amountsDiffer'
  | 'recordImports.finding.areaDivided'
  | 'recordImports.finding.areaLarger'
  | 'recordImports.finding.areaUnreadable'
  | 'recordImports.finding.cropEndUnknown'
  | 'recordImports.finding.cropMissing'
  | 'recordImports.finding.cropNotEnded'
  | 'recordImports.finding.cropNotKept'
  | 'recordImports.finding.cropNotMoved'
  | 'recordImports.finding.cropStands'
  | 'recordImports.finding.cropUnknown'
  | 'recordImports.finding.dayAhead'
  | 'recordImports.finding.dayMissing'
  | 'recordImports.finding.dayUnreadable'
  | 'recordImports.finding.hourUnreadable'
  | 'recordImports.finding.materialAmbiguous'
  | 'recordImports.finding.materialAsText'
  | 'recordImports.finding.materialMissing'
  | 'recordImports.finding.materialOutOfDays'
  | 'recordImports.finding.materialUnknown'
  | 'recordImports.finding.noRecord'
  | 'recordImports.finding.parcelAmbiguous'
  | 'recordImports.finding.parcelMissing'
  | 'recordImports.finding.parcelOver'
  | 'recordImports.finding.parcelTwice'
  | 'recordImports.finding.parcelUnknown'
  | 'recordImports.finding.productAsText'
  | 'recordImports.finding.sameInFile'
  | 'recordImports.finding.tooManyMaterials'
  | 'recordImports.finding.tooManyParcels'
  | 'recordImports.finding.typeMissing'
  | 'recordImports.finding.typeUnknown'
  | 'recordImports.finding.unitUnknown'
  | 'recordImports.finding.valueAsText'
  | 'recordImports.found'
  | 'recordImports.history'
  | 'recordImports.history.none'
  | 'recordImports.intro'
  | 'recordImports.joinsMaterials'
  | 'recordImports.joinsParcels'
  | 'recordImports.kind.CROP'
  | 'recordImports.kind.MATERIAL'
  | 'recordImports.kind.PARCEL'
  | 'recordImports.kind.TYPE'
  | 'recordImports.kind.UNIT'
  | 'recordImports.mayLeave'
  | 'recordImports.open'
  | 'recordImports.place'
  | 'recordImports.preview'
  | 'recordImports.reading'
  | 'recordImports.role.AMOUNT'
  | 'recordImports.role.AREA'
  | 'recordImports.role.BATCH'
  | 'recordImports.role.BLOCK'
  | 'recordImports.role.BY_PRODUCT'
  | 'recordImports.role.CROP'
  | 'recordImports.role.DAY'
  | 'recordImports.role.DOSE'
  | 'recordImports.role.FINISHED'
  | 'recordImports.role.GRAZING_ANIMALS'
  | 'recordImports.role.GRAZING_DAYS'
  | 'recordImports.role.GRAZING_HEAD'
  | 'recordImports.role.GROWTH_STAGE'
  | 'recordImports.role.HARVESTED'
  | 'recordImports.role.IRRIGATION'
  | 'recordImports.role.MACHINE'
  | 'recordImports.role.MATERIAL'
  | 'recordImports.role.MOISTURE'
  | 'recordImports.role.NOTE'
  | 'recordImports.role.NUMBER'
  | 'recordImports.role.OPERATOR'
  | 'recordImports.role.PARCEL'
  | 'recordImports.role.PURPOSE'
  | 'recordImports.role.STARTED'
  | 'recordImports.role.STATE'
  | 'recordImports.role.TYPE'
  | 'recordImports.role.UNIT'
  | 'recordImports.role.WATER'
  | 'recordImports.role.YIELD'
  | 'recordImports.role.none'
  | 'recordImports.row'
  | 'recordImports.rows.gone'
  | 'recordImports.rows.none'
  | 'recordImports.state'
  | 'recordImports.state.DISCARDED'
  | 'recordImports.state.FAILED'
  | 'recordImports.state.IMPORTED'
  | 'recordImports.state.IN_PROGRESS'
  | 'recordImports.state.REVIEW'
  | 'recordImports.state.TAKEN_BACK'
  | 'recordImports.state.WAITING'
  | 'recordImports.takeBack'
  | 'recordImports.takeBack.keep'
  | 'recordImports.takeBack.question'
  | 'recordImports.takenBack'
  | 'recordImports.takesDoubles'
  | 'recordImports.title'
  | 'recordImports.toActions'
  | 'recordImports.together'
  | 'recordImports.underWay'
  | 'recordImports.value.asText'
  | 'recordImports.value.choose'
  | 'recordImports.value.forget'
  | 'recordImports.value.nothing'
  | 'recordImports.values'
  | 'recordImports.values.all'
  | 'recordImports.values.help'
  | 'recordImports.values.none'
  | 'recordImports.verdict.ERROR'
  | 'recordImports.verdict.LEFT_OUT'
  | 'recordImports.verdict.READY'
  | 'recordImports.verdict.WARNING'
  | 'registry.guide'
  | 'registry.guideLogin'
  | 'registry.guideSecret'
  | 'registry.guideSzrid'
  | 'registry.hideKey'
  | 'registry.login'
  | 'registry.noLand'
  | 'registry.secret'
  | 'registry.secretHelp'
  | 'registry.showKey'
  | 'registry.szrid'
  | 'registry.szridFormat'
  | 'reports.cell.missing'
  | 'reports.date'
  | 'reports.format'
  | 'reports.format.json'
  | 'reports.format.pdf'
  | 'reports.format.xlsx'
  | 'reports.format.xml'
  | 'reports.from'
  | 'reports.gaps.mend'
  | 'reports.language'
  | 'reports.law.active-substances'
  | 'reports.law.fertilizers'
  | 'reports.law.nitrate-balance'
  | 'reports.law.parcel-card'
  | 'reports.law.parcels'
  | 'reports.law.plant-protection'
  | 'reports.made'
  | 'reports.make'
  | 'reports.making'
  | 'reports.missing.days'
  | 'reports.missing.daysReversed'
  | 'reports.missing.parcels'
  | 'reports.name.active-substances'
  | 'reports.name.fertilizers'
  | 'reports.name.nitrate-balance'
  | 'reports.name.parcel-card'
  | 'reports.name.parcels'
  | 'reports.name.plant-protection'
  | 'reports.ownDays'
  | 'reports.parcels'
  | 'reports.parcels.nothing'
  | 'reports.preview'
  | 'reports.rows.none'
  | 'reports.run.again'
  | 'reports.run.at'
  | 'reports.run.by'
  | 'reports.run.file'
  | 'reports.run.gone'
  | 'reports.run.question'
  | 'reports.run.report'
  | 'reports.run.rules'
  | 'reports.runs'
  | 'reports.runs.none'
  | 'reports.season'
  | 'reports.section'
  | 'reports.title'
  | 'reports.to'
  | 'reports.tooLongForPdf'
  | 'reports.which'
  | 'reset.again'
  | 'reset.checking'
  | 'reset.emailMissing'
  | 'reset.invalid'
  | 'reset.invalidTitle'
  | 'reset.lead'
  | 'reset.newLead'
  | 'reset.newSubmit'
  | 'reset.newTitle'
  | 'reset.sendAgain'
  | 'reset.sentAgain'
  | 'reset.sentHelp'
  | 'reset.sentTitle'
  | 'reset.submit'
  | 'reset.title'
  | 'restriction.asking'
  | 'restriction.check.APPLICATIONS'
  | 'restriction.check.AUTHORISATION'
  | 'restriction.check.BAN_PERIOD'
  | 'restriction.check.CROP'
  | 'restriction.check.DISTANCE'
  | 'restriction.check.DOSE'
  | 'restriction.check.GROWTH_STAGE'
  | 'restriction.check.HOLDING_NITROGEN'
  | 'restriction.check.INTERVAL'
  | 'restriction.check.NITROGEN_LIMIT'
  | 'restriction.check.ORGANISM'
  | 'restriction.check.PACKAGE'
  | 'restriction.check.PRE_HARVEST'
  | 'restriction.check.REENTRY'
  | 'restriction.check.WATER_VOLUME'
  | 'restriction.effective'
  | 'restriction.failed'
  | 'restriction.generalKnowledge'
  | 'restriction.heading'
  | 'restriction.incomplete'
  | 'restriction.judgedNow'
  | 'restriction.keepsNobody'
  | 'restriction.kept'
  | 'restriction.land'
  | 'restriction.neverJudged'
  | 'restriction.reason.APPLICATIONS_NOT_STATED'
  | 'restriction.reason.AUTHORISATION_NOT_STATED'
  | 'restriction.reason.AUTHORISED'
  | 'restriction.reason.BAN_RULES_UNKNOWN'
  | 'restriction.reason.CROP_AUTHORISED'
  | 'restriction.reason.CROP_NOT_AUTHORISED'
  | 'restriction.reason.CROP_ONLY_IN_WORDS'
  | 'restriction.reason.CROP_STANDS_NO_MORE'
  | 'restriction.reason.CROP_UNKNOWN'
  | 'restriction.reason.DOSE_NOT_COMPARABLE'
  | 'restriction.reason.DOSE_NOT_STATED'
  | 'restriction.reason.HOLDING_UNKNOWN'
  | 'restriction.reason.NITROGEN_LIMIT_UNKNOWN'
  | 'restriction.reason.NITROGEN_UNKNOWN'
  | 'restriction.reason.NO_NITROGEN'
  | 'restriction.reason.NO_OTHER_USE'
  | 'restriction.reason.ORGANISMS_NOT_STATED'
  | 'restriction.reason.ORGANISM_AUTHORISED'
  | 'restriction.reason.ORGANISM_NOT_AUTHORISED'
  | 'restriction.reason.ORGANISM_NOT_SAID'
  | 'restriction.reason.OTHER_CROP_STANDS'
  | 'restriction.reason.OUTSIDE_BAN'
  | 'restriction.reason.OUTSIDE_ZONE'
  | 'restriction.reason.PRE_HARVEST_BY_GROWING'
  | 'restriction.reason.PRE_HARVEST_NOT_STATED'
  | 'restriction.reason.REENTRY_FREE'
  | 'restriction.reason.STAGES_NOT_STATED'
  | 'restriction.reason.TIMING_NOT_AUTHORISED'
  | 'restriction.reason.TIMING_NOT_SAID'
  | 'restriction.reason.USES_NOT_STATED'
  | 'restriction.reason.WATER_NOT_STATED'
  | 'restriction.reasons'
  | 'restriction.save'
  | 'restriction.unjudged.FAILED'
  | 'restriction.unjudged.LAND_TOO_LARGE'
  | 'restriction.unjudged.TAKEN_OVER'
  | 'restriction.vote.ALLOWED'
  | 'restriction.vote.FORBIDDEN'
  | 'restriction.vote.UNKNOWN'
  | 'restriction.vote.WARNING'
  | 'restriction.waiting'
  | 'search.clear'
  | 'search.findings'
  | 'search.label'
  | 'search.placeholder'
  | 'search.shortcut'
  | 'sensors.add'
  | 'sensors.address'
  | 'sensors.addressWithKey'
  | 'sensors.addresses'
  | 'sensors.addresses.choose'
  | 'sensors.alarm.acknowledge'
  | 'sensors.alarm.acknowledged'
  | 'sensors.alarm.stale'
  | 'sensors.alarms'
  | 'sensors.any'
  | 'sensors.base'
  | 'sensors.base.change'
  | 'sensors.base.choose'
  | 'sensors.base.none'
  | 'sensors.base.nothing'
  | 'sensors.base.remove'
  | 'sensors.base.search'
  | 'sensors.body'
  | 'sensors.calibration.fault.rainResolution'
  | 'sensors.calibration.fault.windOffset'
  | 'sensors.calibration.fault.windSlope'
  | 'sensors.calibration.help'
  | 'sensors.calibration.windHelp'
  | 'sensors.charts'
  | 'sensors.clear'
  | 'sensors.compare'
  | 'sensors.compare.chosen'
  | 'sensors.compare.none'
  | 'sensors.connection'
  | 'sensors.copied'
  | 'sensors.copy'
  | 'sensors.copy.fault'
  | 'sensors.deviceType.help'
  | 'sensors.elevation.help'
  | 'sensors.elevation.wrong'
  | 'sensors.externalId.help'
  | 'sensors.externalId.wrong'
  | 'sensors.feature.BATTERY'
  | 'sensors.feature.CONDUCTIVITY'
  | 'sensors.feature.EVAPOTRANSPIRATION'
  | 'sensors.feature.HUMIDITY'
  | 'sensors.feature.IRRADIATION'
  | 'sensors.feature.LEAF_TEMPERATURE'
  | 'sensors.feature.LEAF_WETNESS'
  | 'sensors.feature.LQI'
  | 'sensors.feature.PRESSURE'
  | 'sensors.feature.RAINFALL'
  | 'sensors.feature.SOIL_MOISTURE'
  | 'sensors.feature.SOIL_TEMPERATURE'
  | 'sensors.feature.SOIL_WATER_POTENTIAL'
  | 'sensors.feature.STORAGE_TEMPERATURE'
  | 'sensors.feature.TEMPERATURE'
  | 'sensors.feature.VALVE'
  | 'sensors.feature.VOLTAGE'
  | 'sensors.feature.WIND_DIRECTION'
  | 'sensors.feature.WIND_GUST'
  | 'sensors.feature.WIND_SPEED'
  | 'sensors.filter'
  | 'sensors.groups'
  | 'sensors.groups.add'
  | 'sensors.groups.lead'
  | 'sensors.groups.name'
  | 'sensors.groups.new'
  | 'sensors.groups.none'
  | 'sensors.groups.retire'
  | 'sensors.header'
  | 'sensors.heard'
  | 'sensors.here'
  | 'sensors.here.fault'
  | 'sensors.how.CHIRPSTACK'
  | 'sensors.how.GENERIC'
  | 'sensors.how.SIGFOX'
  | 'sensors.how.THINGS_STACK'
  | 'sensors.key'
  | 'sensors.keys'
  | 'sensors.keys.device'
  | 'sensors.keys.device.help'
  | 'sensors.keys.device.none'
  | 'sensors.keys.help'
  | 'sensors.keys.make'
  | 'sensors.keys.name'
  | 'sensors.keys.none'
  | 'sensors.keys.ofOne'
  | 'sensors.keys.revoke'
  | 'sensors.keys.unused'
  | 'sensors.keys.where'
  | 'sensors.latitude'
  | 'sensors.longitude'
  | 'sensors.lost'
  | 'sensors.map'
  | 'sensors.mapping'
  | 'sensors.mapping.factor'
  | 'sensors.mapping.fault.factor'
  | 'sensors.mapping.fault.level'
  | 'sensors.mapping.fault.offset'
  | 'sensors.mapping.fault.twice'
  | 'sensors.mapping.feature'
  | 'sensors.mapping.lead'
  | 'sensors.mapping.level'
  | 'sensors.mapping.missing'
  | 'sensors.mapping.none'
  | 'sensors.mapping.notRead'
  | 'sensors.mapping.offset'
  | 'sensors.messages'
  | 'sensors.messages.at'
  | 'sensors.messages.content'
  | 'sensors.messages.device'
  | 'sensors.messages.make'
  | 'sensors.messages.none'
  | 'sensors.messages.noneHelp'
  | 'sensors.messages.signal'
  | 'sensors.mqtt.address'
  | 'sensors.mqtt.help'
  | 'sensors.mqtt.local'
  | 'sensors.mqtt.password'
  | 'sensors.mqtt.topic'
  | 'sensors.name'
  | 'sensors.network.help'
  | 'sensors.never'
  | 'sensors.noValues'
  | 'sensors.none'
  | 'sensors.noneHelp'
  | 'sensors.noneHelpReader'
  | 'sensors.nothing'
  | 'sensors.nothingHelp'
  | 'sensors.otherMaker'
  | 'sensors.place'
  | 'sensors.place.all'
  | 'sensors.place.do'
  | 'sensors.place.doOther'
  | 'sensors.place.help'
  | 'sensors.place.hideMap'
  | 'sensors.place.lead'
  | 'sensors.place.map'
  | 'sensors.place.onMap'
  | 'sensors.place.press'
  | 'sensors.place.wrong'
  | 'sensors.places'
  | 'sensors.places.choose'
  | 'sensors.places.filter'
  | 'sensors.places.groups'
  | 'sensors.places.kind'
  | 'sensors.places.kind.FIELD'
  | 'sensors.places.kind.METEO'
  | 'sensors.places.kind.OTHER'
  | 'sensors.places.kind.SOIL'
  | 'sensors.places.kind.STORAGE'
  | 'sensors.places.kind.THERMO'
  | 'sensors.places.name'
  | 'sensors.places.noGroups'
  | 'sensors.places.node'
  | 'sensors.places.none'
  | 'sensors.places.noneHelp'
  | 'sensors.places.nothing'
  | 'sensors.places.rename'
  | 'sensors.places.search'
  | 'sensors.places.search.placeholder'
  | 'sensors.places.status.ACTIVE'
  | 'sensors.places.status.ERROR'
  | 'sensors.places.status.HISTORICAL'
  | 'sensors.places.status.INACTIVE'
  | 'sensors.places.status.TRANSFER'
  | 'sensors.places.status.UNKNOWN'
  | 'sensors.places.stoodFrom'
  | 'sensors.places.stoodTo'
  | 'sensors.places.when'
  | 'sensors.places.which'
  | 'sensors.places.which.former'
  | 'sensors.places.which.now'
  | 'sensors.rain.unknown'
  | 'sensors.rainOfDay'
  | 'sensors.range'
  | 'sensors.readAgain'
  | 'sensors.readAgain.begun'
  | 'sensors.reason.BAD_PAYLOAD'
  | 'sensors.reason.BAD_READING'
  | 'sensors.reason.BAD_TIME'
  | 'sensors.reason.IN_THE_FUTURE'
  | 'sensors.reason.KEY_OF_OTHER_NODE'
  | 'sensors.reason.NOT_AN_OBJECT'
  | 'sensors.reason.NO_DECODER'
  | 'sensors.reason.NO_DEVICE'
  | 'sensors.reason.NO_DEVICE_TYPE'
  | 'sensors.reason.NO_PAYLOAD'
  | 'sensors.reason.PARKED'
  | 'sensors.reason.TOO_LARGE'
  | 'sensors.reason.TOO_OLD'
  | 'sensors.reason.TOO_SHORT'
  | 'sensors.reason.UNKNOWN_EVENT'
  | 'sensors.reason.UNKNOWN_LAYOUT'
  | 'sensors.reason.other'
  | 'sensors.restore'
  | 'sensors.retire'
  | 'sensors.rule.add'
  | 'sensors.rule.added'
  | 'sensors.rule.changed'
  | 'sensors.rule.channel.MAIL'
  | 'sensors.rule.channel.PUSH'
  | 'sensors.rule.duration.help'
  | 'sensors.rule.duration.wrong'
  | 'sensors.rule.edit'
  | 'sensors.rule.how'
  | 'sensors.rule.hysteresis.help'
  | 'sensors.rule.hysteresis.wrong'
  | 'sensors.rule.isOfAll'
  | 'sensors.rule.retire'
  | 'sensors.rule.retired'
  | 'sensors.rule.silence'
  | 'sensors.rule.unsilence'
  | 'sensors.rule.where'
  | 'sensors.rule.where.ALL'
  | 'sensors.rule.where.NODE'
  | 'sensors.rule.where.PLACE'
  | 'sensors.rule.where.help'
  | 'sensors.rule.who'
  | 'sensors.rule.who.help'
  | 'sensors.rules'
  | 'sensors.rules.all'
  | 'sensors.rules.none'
  | 'sensors.rules.noneOfFarm'
  | 'sensors.rules.noneOfFarmHelp'
  | 'sensors.rules.nothingMeasured'
  | 'sensors.save'
  | 'sensors.save.raw.csv'
  | 'sensors.save.raw.xlsx'
  | 'sensors.save.shown.csv'
  | 'sensors.save.shown.xlsx'
  | 'sensors.search'
  | 'sensors.search.placeholder'
  | 'sensors.section'
  | 'sensors.showOnMap'
  | 'sensors.sign'
  | 'sensors.sign.SILENT'
  | 'sensors.sign.UNPLACED'
  | 'sensors.sign.UNREADABLE'
  | 'sensors.silentAfter.help'
  | 'sensors.silentAfter.wrong'
  | 'sensors.state.PARKED'
  | 'sensors.state.READ'
  | 'sensors.state.REFUSED'
  | 'sensors.state.UNREADABLE'
  | 'sensors.step'
  | 'sensors.step.1d'
  | 'sensors.step.1h'
  | 'sensors.step.30m'
  | 'sensors.step.4h'
  | 'sensors.step.7d'
  | 'sensors.toList'
  | 'sensors.values'
  | 'sensors.wind'
  | 'sensors.windHeight.help'
  | 'sensors.windHeight.wrong'
  | 'sensors.yourKey'
  | 'shell.addFarm'
  | 'shell.error.0.heading'
  | 'shell.error.0.message'
  | 'shell.error.400.heading'
  | 'shell.error.400.message'
  | 'shell.error.403.heading'
  | 'shell.error.403.message'
  | 'shell.error.404.heading'
  | 'shell.error.404.message'
  | 'shell.error.500.heading'
  | 'shell.error.500.message'
  | 'shell.error.503.heading'
  | 'shell.error.503.message'
  | 'shell.error.part.heading'
  | 'shell.error.part.message'
  | 'shell.farms'
  | 'shell.farmsOfOthers'
  | 'shell.findFarm'
  | 'shell.findFarmHelp'
  | 'shell.help'
  | 'shell.help.chat'
  | 'shell.help.chatFailed'
  | 'shell.help.knowledgeBase'
  | 'shell.loading'
  | 'shell.more'
  | 'shell.navigation'
  | 'shell.openMenu'
  | 'shell.settings'
  | 'shell.signOut'
  | 'shell.skipToContent'
  | 'shell.theme'
  | 'shell.theme.dark'
  | 'shell.theme.light'
  | 'shell.theme.system'
  | 'shell.updating'
  | 'signInAgain.heading'
  | 'signInAgain.lead'
  | 'signInAgain.leave'
  | 'signInAgain.otherHeading'
  | 'signUp.email'
  | 'signUp.hasAccount'
  | 'signUp.lead'
  | 'signUp.licence'
  | 'signUp.password'
  | 'signUp.readLicence'
  | 'signUp.signingIn'
  | 'signUp.submit'
  | 'signUp.title'
  | 'signUp.toLogin'
  | 'sowingPlan.column.parcel'
  | 'sowingPlan.divide.catchCrop'
  | 'sowingPlan.divide.nothing'
  | 'sowingPlan.divide.open'
  | 'sowingPlan.divide.rest'
  | 'sowingPlan.divide.unreadable'
  | 'sowingPlan.empty'
  | 'sowingPlan.emptyHelp'
  | 'sowingPlan.fill.byRules'
  | 'sowingPlan.fill.do'
  | 'sowingPlan.fill.help'
  | 'sowingPlan.fill.open'
  | 'sowingPlan.fill.way'
  | 'sowingPlan.filter.allCrops'
  | 'sowingPlan.filter.crop'
  | 'sowingPlan.filter.label'
  | 'sowingPlan.filter.search'
  | 'sowingPlan.filter.warnings'
  | 'sowingPlan.grid.keys'
  | 'sowingPlan.grid.label'
  | 'sowingPlan.nothingFound'
  | 'sowingPlan.overtaken.heading'
  | 'sowingPlan.overtaken.leave'
  | 'sowingPlan.overtaken.nothing'
  | 'sowingPlan.overtaken.overwrite'
  | 'sowingPlan.overtaken.own'
  | 'sowingPlan.overtaken.theirs'
  | 'sowingPlan.overtaken.where'
  | 'sowingPlan.picker.clear'
  | 'sowingPlan.picker.clearCatchCrop'
  | 'sowingPlan.picker.crop'
  | 'sowingPlan.picker.crops'
  | 'sowingPlan.picker.placeholder'
  | 'sowingPlan.scenario.create'
  | 'sowingPlan.scenario.edit'
  | 'sowingPlan.scenario.label'
  | 'sowingPlan.scenario.makeOfficial'
  | 'sowingPlan.scenario.name'
  | 'sowingPlan.scenario.new'
  | 'sowingPlan.scenario.newHeading'
  | 'sowingPlan.scenario.newHelp'
  | 'sowingPlan.scenario.official'
  | 'sowingPlan.scenario.retire'
  | 'sowingPlan.seasons.earlier'
  | 'sowingPlan.seasons.label'
  | 'sowingPlan.seasons.later'
  | 'sowingPlan.section'
  | 'sowingPlan.title'
  | 'sowingPlan.warning.knownSource'
  | 'sowingPlan.warnings.generalKnowledge'
  | 'sowingPlan.warnings.none'
  | 'sowingPlan.warnings.title'
  | 'strip.along'
  | 'strip.along.BOUNDARY'
  | 'strip.along.LINE'
  | 'strip.along.WATER'
  | 'strip.lead'
  | 'strip.none'
  | 'strip.save'
  | 'strip.title'
  | 'strip.unknown'
  | 'strip.width'
  | 'strip.widthOfLine'
  | 'submission.actionGone'
  | 'submission.addKey'
  | 'submission.allRight'
  | 'submission.askAgain'
  | 'submission.askRefused'
  | 'submission.became.SENDING'
  | 'submission.became.WAITING'
  | 'submission.byPortal'
  | 'submission.byService'
  | 'submission.check'
  | 'submission.detail'
  | 'submission.download'
  | 'submission.due'
  | 'submission.errors'
  | 'submission.file'
  | 'submission.file.save'
  | 'submission.finding.AREA_TOO_LARGE'
  | 'submission.finding.COUNTED_UNIT'
  | 'submission.finding.CROP_ENDS_BEFORE'
  | 'submission.finding.NOT_DONE'
  | 'submission.finding.NO_AUTHORISATION'
  | 'submission.finding.NO_BLOCK'
  | 'submission.finding.NO_CROP'
  | 'submission.finding.NO_CROP_CODE'
  | 'submission.finding.NO_CROP_START'
  | 'submission.finding.NO_DOSE'
  | 'submission.finding.NO_SQUARE'
  | 'submission.finding.NO_STAGE'
  | 'submission.finding.NO_START'
  | 'submission.finding.NO_TARGET'
  | 'submission.finding.OUTSIDE_CROP'
  | 'submission.history'
  | 'submission.history.none'
  | 'submission.interrupted'
  | 'submission.lastSent'
  | 'submission.limits'
  | 'submission.mayNot'
  | 'submission.mendParcel'
  | 'submission.month'
  | 'submission.months'
  | 'submission.noKey'
  | 'submission.noMonth'
  | 'submission.notAsked'
  | 'submission.notBegun'
  | 'submission.notOver'
  | 'submission.nothingDue'
  | 'submission.nothingUsed'
  | 'submission.number'
  | 'submission.ofAction'
  | 'submission.ofAction.mend'
  | 'submission.onlyLand'
  | 'submission.open'
  | 'submission.part.AREA'
  | 'submission.part.CULTIVATION'
  | 'submission.part.SOWING'
  | 'submission.part.SUBMISSION'
  | 'submission.part.USE'
  | 'submission.refused'
  | 'submission.same'
  | 'submission.season'
  | 'submission.send'
  | 'submission.sendAgain'
  | 'submission.sentAt'
  | 'submission.sentBy'
  | 'submission.severity.ERROR'
  | 'submission.severity.WARNING'
  | 'submission.standing.ACCEPTED'
  | 'submission.standing.COVERED'
  | 'submission.standing.DELIVERED'
  | 'submission.standing.FAULTY'
  | 'submission.standing.MAYBE_SENT'
  | 'submission.standing.NOTHING'
  | 'submission.standing.NOT_OVER'
  | 'submission.standing.NOT_SENT'
  | 'submission.standing.TO_SEND'
  | 'submission.standing.UNANSWERED'
  | 'submission.standing.UNDER_WAY'
  | 'submission.state'
  | 'submission.title'
  | 'submission.toMonths'
  | 'submission.toReports'
  | 'submission.uncertain'
  | 'submission.uses'
  | 'submission.what'
  | 'submission.yearly.all'
  | 'submission.yearly.deadlines'
  | 'submission.yearly.open'
  | 'submission.yearly.report'
  | 'submission.yearly.source'
  | 'submission.yearly.title'
  | 'submission.yearly.what'
  | 'table.chooseAll'
  | 'table.columns'
  | 'table.columns.usual'
  | 'table.menu'
  | 'table.orderBy'
  | 'toggles.PARCEL_GEOMETRY_OVERVIEW'
  | 'toggles.PRESCRIPTION_MAPS_TOGGLE'
  | 'toggles.SEASON_DASHBOARD_TOGGLE'
  | 'toggles.lead'
  | 'toggles.noEffect'
  | 'toggles.reloading'
  | 'toggles.title'
  | 'validation.fileNotValid'
  | 'validation.numberFormat'
  | 'validation.required'
  | 'waterBalance.chart.came'
  | 'waterBalance.chart.coefficients'
  | 'waterBalance.chart.depletion'
  | 'waterBalance.chart.evaporated'
  | 'waterBalance.column.coefficient'
  | 'waterBalance.column.deepPercolation'
  | 'waterBalance.column.depletion'
  | 'waterBalance.column.evapotranspiration'
  | 'waterBalance.column.irrigation'
  | 'waterBalance.column.rainfall'
  | 'waterBalance.column.readily'
  | 'waterBalance.column.reference'
  | 'waterBalance.column.stress'
  | 'waterBalance.column.total'
  | 'waterBalance.depletion'
  | 'waterBalance.entries'
  | 'waterBalance.entries.none'
  | 'waterBalance.entry.add'
  | 'waterBalance.entry.added'
  | 'waterBalance.entry.amount.DEPLETION'
  | 'waterBalance.entry.amount.IRRIGATION'
  | 'waterBalance.entry.amount.wrong'
  | 'waterBalance.entry.day'
  | 'waterBalance.entry.day.wrong'
  | 'waterBalance.entry.earlier'
  | 'waterBalance.entry.help.DEPLETION'
  | 'waterBalance.entry.help.FIELD_CAPACITY'
  | 'waterBalance.entry.help.IRRIGATION'
  | 'waterBalance.entry.kind'
  | 'waterBalance.entry.retire'
  | 'waterBalance.entry.retired'
  | 'waterBalance.fact.coefficients'
  | 'waterBalance.fact.estimated'
  | 'waterBalance.fact.roots'
  | 'waterBalance.fact.source'
  | 'waterBalance.fact.stages'
  | 'waterBalance.fact.start'
  | 'waterBalance.facts'
  | 'waterBalance.lack.CROP_UNKNOWN'
  | 'waterBalance.lack.NO_DAY_YET'
  | 'waterBalance.lack.NO_NODE'
  | 'waterBalance.lack.NO_PLACE'
  | 'waterBalance.lack.SOIL_UNSAID'
  | 'waterBalance.lack.SOWING_UNKNOWN'
  | 'waterBalance.lack.START_UNSAID'
  | 'waterBalance.lack.WEATHER_UNKNOWN'
  | 'waterBalance.lastsLong'
  | 'waterBalance.lead'
  | 'waterBalance.noCrop'
  | 'waterBalance.noIrrigation'
  | 'waterBalance.none'
  | 'waterBalance.noneHelp'
  | 'waterBalance.nothingUsed'
  | 'waterBalance.outlook'
  | 'waterBalance.section'
  | 'waterBalance.soil'
  | 'waterBalance.soil.change'
  | 'waterBalance.soil.choose'
  | 'waterBalance.soil.fieldCapacity'
  | 'waterBalance.soil.fieldCapacity.wrong'
  | 'waterBalance.soil.help'
  | 'waterBalance.soil.none'
  | 'waterBalance.soil.own'
  | 'waterBalance.soil.rootDepth'
  | 'waterBalance.soil.rootDepth.help'
  | 'waterBalance.soil.rootDepth.wrong'
  | 'waterBalance.soil.say'
  | 'waterBalance.soil.texture'
  | 'waterBalance.soil.wiltingPoint'
  | 'waterBalance.soil.wiltingPoint.wrong'
  | 'waterBalance.start.full'
  | 'waterBalance.start.none'
  | 'waterBalance.state.DRY'
  | 'waterBalance.state.ENOUGH'
  | 'waterBalance.state.SOON'
  | 'waterBalance.state.UNKNOWN'
  | 'waterBalance.thirsts'
  | 'waterBalance.toList'
  | 'waterBalance.toOverview'
  | 'waterBalance.toParcel';

export type MessageId = PlainMessageId | keyof MessageValues;
