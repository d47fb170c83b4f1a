/** A mail on its way out; each attempt at it carries the same id. */
export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: Date;
}

/** The mail server refuses a mail for ever: to send it again would not help. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'MailRefused';
  }
}

/** Takes mails over for good; whatever it does not take over it throws, as MailRefused where it never will. */
export interface MailTransport {
  /** Where mails go, for the log; without passwords. */
  readonly destination: string;
  readonly isRealMail: boolean;
  send(mail: OutgoingMail): Promise<void>;
}
