import type { RecordRole } from '@brazda/domain/enumerations/old-record.ts';

/**
 * How columns of records are headed in the eight languages, by what programs, forms of authorities and farmers' own tables
 * write: folded, without what stands in brackets. The longest that a heading holds decides.
 */
export const headingWords: Readonly<Record<RecordRole, readonly string[]>> = {
  DAY: words(
    'den, datum, datum aplikace, datum operace, datum provedeni, datum prace, datum hnojeni, dne',
    'datum postriku, datum osetreni, datum sklizne, datum seti, provedeno, termin, date, day',
    'application date, date applied, treatment date, work date, operation date, datum vykonania',
    'datum aplikacie, datum operacie, data, dzien, data zabiegu, data wykonania, nap, kijuttatas datuma',
    'kezeles ideje, idopont, fecha, dia, fecha de aplicacion, data aplicarii, data lucrarii, ziua',
    'diena, darbo data, atlikimo data',
  ),
  STARTED: words(
    'zacatek, cas zahajeni, cas zacatku, zahajeni, od hodin, cas od, cas, cas aplikace, start time',
    'start, time started, time, zaciatok, cas zacatia, poczatek, godzina rozpoczecia, kezdet, kezdes',
    'hora de inicio, inicio, ora inceperii, inceput, pradzia, pradzios laikas',
  ),
  FINISHED: words(
    'konec, cas ukonceni, ukonceni, do hodin, cas do, end time, end, finish, koniec, cas skoncenia',
    'godzina zakonczenia, vege, befejezes, hora de fin, fin, ora terminarii, sfarsit, pabaiga',
  ),
  TYPE: words(
    'prace, druh prace, operace, druh operace, typ operace, nazev operace, cinnost',
    'agrotechnicka operace, pracovni operace, zasah, druh osetreni, work, operation, operation type',
    'activity, job, task, type of work, praca, operacia, typ operacie, zabieg, rodzaj zabiegu, czynnosc',
    'munka, muvelet, tevekenyseg, muvelet tipusa, labor, operacion, tipo de labor, tarea, lucrare',
    'lucrarea, operatiune, tipul lucrarii, darbas, operacija, darbo rusis',
  ),
  STATE: words('stav, status, state, stan, allapot, estado, stare, busena'),
  PARCEL: words(
    'pozemek, pozemky, nazev pozemku, nazev pole, pole, parcela, hon, nazev honu, nazev dpb',
    'mistni nazev, field, fields, field name, parcel, parcels, plot, block name, pozemok, nazov pozemku',
    'nazov honu, diel, dzialka, dzialki, nazwa dzialki, nazwa pola, tabla, tablak, tabla neve',
    'foldreszlet, parcelas, nombre de parcela, campo, parcele, sola, denumire parcela, laukas, sklypas',
    'sklypai, lauko pavadinimas',
  ),
  BLOCK: words(
    'dpb, cislo dpb, kod dpb, blok, cislo bloku, pudni blok, ctverec kod dpb, ctverec dpb, zkod',
    'zkraceny kod, dil pudniho bloku, kod pozemku, cislo pozemku, field number, field code, field id',
    'block, block number, lpis, kod dielu, cislo dielu, kod kd, numer dzialki, nr dzialki',
    'blokkazonosito, blokk, codigo de parcela, recinto, sigpac, bloc fizic, numar parcela',
    'bloko numeris, kzs numeris',
  ),
  AREA: words(
    'vymera, plocha, osetrena plocha, osetrena vymera, vymera ha, ha, hektary, zpracovana vymera, area',
    'area treated, treated area, hectares, area ha, rozloha, powierzchnia, areal, terulet, superficie',
    'superficie tratada, suprafata, suprafata tratata, plotas, hnojena vymera, aplikovana vymera',
  ),
  CROP: words(
    'plodina, plodiny, nazev plodiny, osetrovana plodina, crop, crop name, uprawa, roslina',
    'kultura rostlin, noveny, kultura neve, cultivo, cultura, augalas, pasely, hlavni plodina',
    'plodina odroda, rostlina',
  ),
  MATERIAL: words(
    'pripravek, nazev pripravku, pripravky, hnojivo, nazev hnojiva, druh hnojiva, material, materialy',
    'materialy a davky, osivo, odruda, prostredek, nazev materialu, pouzity pripravek, pouzite hnojivo',
    'product, product name, product applied, fertiliser, fertilizer, pesticide, seed, variety, input',
    'chemical, materials and doses, pripravok, nazov pripravku, nazov hnojiva, odroda, srodek',
    'nazwa srodka, nawoz, nazwa nawozu, odmiana, materialy i dawki, keszitmeny, szer neve, mutragya',
    'vetomag, fajta, anyag, anyagok es dozisok, producto, fertilizante, abono, semilla, variedad',
    'materiales y dosis, produs, ingrasamant, samanta, soi, materiale si doze, produktas, preparatas',
    'trasos, sekla, veisle, medziagos ir normos, por, nazev por, nazev por nebo hnojiva',
  ),
  NUMBER: words(
    'registracni cislo, reg cislo, evidencni cislo, cislo povoleni, evidencni cislo pripravku',
    'registration number, reg no, authorisation number, mapp, mapp number, registracne cislo',
    'cislo autorizacie, numer zezwolenia, numer rejestracyjny, engedelyszam, numero de registro',
    'numar omologare, registracijos numeris',
  ),
  DOSE: words(
    'davka, davka na ha, davka na hektar, davka na 1 ha, aplikovana davka, davkovani, vysevek, dose',
    'rate, dose per ha, dose per hectare, rate per ha, application rate, seed rate, dawka, dawka na ha',
    'norma wysiewu, dozis, dozis ha, adag, dosis, dosis por ha, doza, doza ha, norma, norma ha',
  ),
  AMOUNT: words(
    'mnozstvi, celkove mnozstvi, spotreba, celkem, pouzite mnozstvi, mnozstvi celkem, celkova davka',
    'amount, quantity, total, total amount, total quantity, total applied, mnozstvo, spotreba celkom',
    'ilosc, zuzycie, mennyiseg, osszesen, cantidad, cantidad total, cantitate, cantitate totala, kiekis',
  ),
  UNIT: words(
    'mj, m j, jednotka, merna jednotka, jednotky, unit, units, uom, jednostka, egyseg, mertekegyseg',
    'unidad, unitate, unitate de masura, um, vienetas, mato vienetas',
  ),
  BATCH: words('sarze, cislo sarze, batch, batch number, lot, partia, numer partii, tetelszam, lote, partija'),
  PRODUCED: words(
    'vyrobeno, vyrobeno dne, datum vyroby, den vyroby, vyrobene, vyrobene dna, den vyroby sarze, produced',
    'produced on, production date, date of production, manufactured, manufacture date, manufacturing date',
    'date of manufacture, data produkcji, wyprodukowano, gyartas napja, gyartas datuma, fecha de fabricacion',
    'fabricado el, data fabricatiei, fabricat la, pagaminta, pagaminimo data',
  ),
  EXPIRES: words(
    'spotrebovat do, spotrebujte do, pouzitelne do, pouzitelnost do, doba pouzitelnosti, datum pouzitelnosti',
    'datum spotreby, expirace, datum expirace, exspirace, datum exspirace, trvanlivost do, spotrebovat do dna',
    'pouzitelna do, exspiracia, datum exspiracie, expiracia, datum expiracie, trvanlivost, use by, use by date',
    'expires, expires on, expiry, expiry date, expiration date, best before, data waznosci, wazne do, zuzyc do',
    'termin waznosci, lejarat, lejarat datuma, felhasznalhato, fecha de caducidad, caducidad, usar antes del',
    'data expirarii, expira la, a se folosi pana la, galioja iki, sunaudoti iki, tinka iki',
  ),
  PURPOSE: words(
    'skodlivy organismus, skodlivy cinitel, ucel, ucel pouziti, duvod osetreni, skudce, target, pest',
    'reason, skodlivy organizmus, skodca, dovod, agrofag, cel zabiegu, karosito, celja, plaga, objetivo',
    'motivo, daunator, scop, kenkejas, tikslas',
  ),
  YIELD: words(
    'vynos, vynos na ha, hektarovy vynos, hlavni produkt, yield, yield per ha, main product, uroda',
    'vynos hlavniho produktu, hlavny produkt, plon, plon z ha, produkt glowny, termesatlag, hozam',
    'fo termek, rendimiento, producto principal, productie ha, randament, produs principal, derlius',
    'derlingumas, pagrindinis produktas',
  ),
  HARVESTED: words(
    'sklizeno, sklizen celkem, produkce, produkce celkem, harvested, total yield, production',
    'tonnes harvested, zebrano, zbior, termes, cosechado, produccion, productie, productie totala',
    'nuimta, zobrane',
  ),
  BY_PRODUCT: words(
    'vedlejsi produkt, vynos vedlejsiho produktu, slama, by product, byproduct, straw, vedlajsi produkt',
    'produkt uboczny, sloma, mellektermek, subproducto, paja, produs secundar, paie',
    'salutinis produktas',
  ),
  MOISTURE: words('vlhkost, moisture, wilgotnosc, nedvesseg, humedad, umiditate, dregme, dregnis'),
  WATER: words(
    'voda, davka vody, mnozstvi vody, postrikova jicha, davka jichy, water, water volume, water rate',
    'mnozstvo vody, ilosc wody, woda, vizmennyiseg, lemennyiseg, agua, caldo, apa, norma de apa, vanduo',
  ),
  GROWTH_STAGE: words(
    'bbch, rustova faze, vyvojova faze, growth stage, rastova faza, faza rozwojowa, fenologiai fazis',
  ),
  GRAZING_ANIMALS: words(
    'zvirata, druh zvirat, kategorie zvirat, pasena zvirata, animals, kind of animals, livestock, grazing animals',
    'zvierata, druh zvierat, zwierzeta, gatunek zwierzat, allatok, allatfaj, animales, especie, tipo de ganado, ganado',
    'animale, specia, specia de animale, gyvuliai, gyvuliu rusis',
  ),
  GRAZING_HEAD: words(
    'pocet kusu, kusu, pocet zvirat, ks, head count, head, number of animals, pocet kusov, pocet zvierat, liczba sztuk',
    'sztuk, liczba zwierzat, allatok szama, allatletszam, numero de cabezas, cabezas, numero de animales',
    'numar de capete, capete, numar de animale, gyvuliu skaicius, galvu skaicius',
  ),
  GRAZING_DAYS: words(
    'dni pastvy, pocet dni, pocet dni pastvy, dnu pastvy, days grazed, grazing days, days of grazing, number of days',
    'dni wypasu, liczba dni, liczba dni wypasu, legeltetesi napok, napok szama, dias de pastoreo, numero de dias',
    'zile de pasunat, numar de zile, ganymo dienos, dienu skaicius',
  ),
  IRRIGATION: words(
    'zavlaha, zavlahova davka, mnozstvi zavlahy, zavlazeno, irrigation, irrigation amount, irrigation water',
    'water applied, zavlahova davka, nawadnianie, dawka nawodnienia, ontozes, ontozoviz, riego, dosis de riego',
    'agua de riego, irigare, norma de irigare, laistymas, laistymo norma',
  ),
  OPERATOR: words(
    'kdo pracoval, obsluha, provedl, pracovnik, ridic, traktorista, osoba, jmeno, aplikujici osoba',
    'aplikoval, operator, applied by, done by, driver, worker, kto pracoval, vykonal, vodic, wykonawca',
    'kto pracowal, osoba wykonujaca, ki dolgozott, kezelo, vegezte, operario, quien trabajo, aplicador',
    'cine a lucrat, executant, lucrator, kas dirbo, vykdytojas, darbuotojas, odpovedna osoba',
  ),
  MACHINE: words(
    'stroj, technika, souprava, traktor, postrikovac, machine, equipment, tractor, sprayer, maszyna',
    'sprzet, gep, eroge, maquina, maquinaria, utilaj, masina',
  ),
  NOTE: words(
    'poznamka, poznamky, komentar, popis, note, notes, comment, comments, remarks, description, uwaga',
    'uwagi, megjegyzes, nota, notas, observaciones, comentario, observatie, observatii, pastaba',
    'pastabos',
  ),
};

function words(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', '));
}
