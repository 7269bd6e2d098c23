import { z } from 'zod'

const addressPattern = /^[^\s<>@]+@[^\s<>@]+$/
const namedPattern = /^([^<>\r\n]*)<([^\s<>@]+@[^\s<>@]+)>$/

/** Variables of the mail. Without a server, mail is written into files. */
export const mailShape = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      message: 'must be an address such as smtps://user:password@mail.example.ru',
    })
    .optional()
    .describe(
      'server that letters are handed to, e.g. `smtps://user:password@mail.example.ru`; without it they are written to `data/mail`',
    ),
  MAIL_FROM: z
    .string()
    .trim()
    .refine(
      (value) => addressPattern.test(value) || namedPattern.test(value),
      'must be an e-mail address, or a name and the address: Name <name@example.ru>',
    )
    .optional()
    .describe('sender of letters, e.g. `Прядь <pisma@example.ru>`'),
}

type MailVariables = z.output<z.ZodObject<typeof mailShape>>

export type MailEnvironment = {
  /** Undefined when there is no server. */
  smtpUrl: string | undefined
  from: { name: string; address: string }
}

/** Without a sender the mail server would refuse every letter. */
export function mailProblems({ SMTP_URL, MAIL_FROM }: MailVariables): Record<string, string> {
  return SMTP_URL && !MAIL_FROM ? { MAIL_FROM: 'must be set when SMTP_URL is' } : {}
}

export function toMailEnvironment({ SMTP_URL, MAIL_FROM = '' }: MailVariables): MailEnvironment {
  const [, name = '', address = MAIL_FROM || 'pisma@localhost'] = namedPattern.exec(MAIL_FROM) ?? []
  return { smtpUrl: SMTP_URL, from: { name: name.trim().replace(/^"(.*)"$/, '$1'), address } }
}
