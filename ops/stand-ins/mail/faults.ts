/** How the mail server misbehaves for the next `times` messages (or connections, for 'refuse'); `to`: for messages to this address alone. */
export type MailFault = {
  mode: 'refuse' | '4xx' | '5xx' | 'hang' | 'slow';
  times: number;
  to?: string;
};

const modes = ['refuse', '4xx', '5xx', 'hang', 'slow'];

export type MailFaults = {
  add: (fault: MailFault) => void;
  clear: () => void;
  /** The mode to act out now, counted down; 'refuse' is asked for at the connection, the others after the message. */
  take: (
    stage: 'connection' | 'message',
    recipients?: readonly string[],
  ) => MailFault['mode'] | undefined;
};

export function createMailFaults(): MailFaults {
  let faults: MailFault[] = [];
  return {
    add: (fault) => void faults.push({ ...fault }),
    clear: () => void (faults = []),
    take(stage, recipients = []) {
      const fault = faults.find(
        ({ mode, to }) =>
          (mode === 'refuse') === (stage === 'connection') &&
          (to === undefined || recipients.includes(to)),
      );
      if (fault && --fault.times <= 0) faults = faults.filter((other) => other !== fault);
      return fault?.mode;
    },
  };
}

/** Throws with a message for the test's author. */
export function parseMailFault(given: unknown): MailFault {
  const fault = { times: 1, ...(given as Partial<MailFault>) };
  if (!fault.mode || !modes.includes(fault.mode))
    throw new Error(`A fault needs a mode: ${modes.join(', ')}.`);
  return fault as MailFault;
}
