/** JSON that the database has already written, sent as it is; `total` where it is a counted list. */
export class ReadyJson {
  readonly text: string;
  readonly total: number | undefined;

  constructor(text: string, total?: number) {
    this.text = text;
    this.total = total;
  }
}
