import { z } from 'zod'
import { notUtf8 } from './smtp-transport.ts'

/** Why a letter was not sent: in words for the panel, whether another try can help, and whether the server has refused it. */
export type MailProblem = { text: string; isFinal: boolean; isRefusal: boolean }

const text = z.string().catch('')
/** The mail library's report: the step by its command, and the server's answer to it. */
const smtpError = z
  .object({
    code: text,
    command: text,
    message: text,
    response: text,
    responseCode: z.number().optional().catch(undefined),
  })
  .catch({ code: '', command: '', message: '', response: '', responseCode: undefined })

type SmtpError = z.output<typeof smtpError>

const textByCode: Record<string, string> = {
  EAUTH: 'Почтовый сервер не принял имя и пароль',
  ECONNECTION: 'Почтовый сервер недоступен',
  ESOCKET: 'Почтовый сервер недоступен',
  ECONNREFUSED: 'Почтовый сервер недоступен',
  EDNS: 'Почтовый сервер не найден',
  ETIMEDOUT: 'Почтовый сервер не ответил вовремя',
  ETLS: 'Не удалось установить защищённое соединение с почтовым сервером',
  [notUtf8]: 'Почтовый сервер не передаёт писем на адреса, где перед @ русские буквы',
}

/** Words of a failed connection. The library gives them its own code, so OpenSSL's message is all there is. */
const textByWords: [RegExp, string][] = [
  [
    /self.signed/i,
    'Сертификат почтового сервера подписан им самим. Поставьте настоящий или укажите в SMTP_URL имя сервера, на которое он выдан',
  ],
  [/certificate has expired/i, 'Сертификат почтового сервера истёк. Его обновляет владелец сервера'],
  [/certificate is not yet valid/i, 'Сертификат почтового сервера ещё не действует. Проверьте часы сервера'],
  [
    /altnames|does not match certificate/i,
    'Сертификат почтового сервера выдан на другое имя. Укажите в SMTP_URL имя, на которое он выдан',
  ],
  [
    /certificate|unable to get/i,
    'Сертификат почтового сервера выдан тем, кого мы не знаем. Поставьте его вместе со всей цепочкой',
  ],
  [
    /wrong version number|packet length too long|unknown protocol/i,
    'Порт почтового сервера начинает без защиты. Замените в SMTP_URL smtps:// на smtp:// или укажите порт 465',
  ],
  [
    /greeting never received/i,
    'Почтовый сервер не поздоровался. Если это порт 465, замените в SMTP_URL smtp:// на smtps://',
  ],
]

const recipientRefused = 'Почтовый сервер не принял адрес'
/** The server takes no letter right now, as many do at the first try. */
export const later = 'Почтовый сервер попросил прислать письмо позже'
const signInNeeded = 'Почтовый сервер требует войти. Проверьте имя и пароль в SMTP_URL'
const mailboxFull = 'Ящик получателя переполнен'
const noSignIn = 'Почтовый сервер не предлагает входа по паролю. Проверьте адрес и порт в SMTP_URL'
const noTls =
  'Почтовый сервер не предлагает защищённого соединения, а пароль без него не передаётся. Проверьте порт в SMTP_URL'

/** A refusal for ever, by the step it answers: each of them is for us to mend. */
const textByStep: [RegExp, string][] = [
  [
    /^MAIL/,
    'Почтовый сервер не принимает писем от нашего адреса. Проверьте MAIL_FROM и ящик, с которого уходят письма',
  ],
  [
    /^RCPT/,
    'Почтовый сервер отказался передать наше письмо дальше. Проверьте настройки почты у его владельца',
  ],
  [/^DATA/, 'Почтовый сервер не принял наше письмо. Проверьте настройки почты у его владельца'],
  [/./, 'Почтовый сервер отказался с нами говорить. Проверьте настройки почты у его владельца'],
]

/**
 * Reads an error of the mail library. Its own message is not repeated: servers like to quote addresses in it. Only a refused recipient
 * is final: whatever is refused for a reason of ours gets through when an administrator has mended that.
 */
export function toMailProblem(error: unknown): MailProblem {
  const problem = smtpError.parse(error)
  const { code, responseCode: status } = problem
  if (status === undefined) {
    const isFinal = code === notUtf8 || isUnwritable(problem)
    return {
      text: isUnwritable(problem) ? recipientRefused : silenceText(problem),
      isFinal,
      isRefusal: false,
    }
  }
  const isFinal = isRecipientRefused(problem)
  const words = isFinal ? recipientRefused : refusalText(problem, status)
  return { text: `${words} (ответ ${status})`, isFinal, isRefusal: true }
}

function silenceText({ code, message }: SmtpError): string {
  const [, known] = textByWords.find(([words]) => words.test(message)) ?? []
  return known ?? textByCode[code] ?? 'Письмо не отправилось'
}

function refusalText({ code, command, response }: SmtpError, status: number): string {
  if (/^\d{3}[ -][45]\.2\.2\b/.test(response)) return mailboxFull
  if (command === 'STARTTLS') return noTls
  if (status < 500) return later
  if (status === 530) return signInNeeded
  if (code === 'EAUTH' && status < 530) return noSignIn
  if (code === 'EAUTH' || status === 534 || status === 535) return textByCode.EAUTH ?? ''
  return textByStep.find(([step]) => step.test(command))?.[1] ?? 'Письмо не отправилось'
}

/** The library finds no address in what is stored, and asks no server. */
function isUnwritable({ code, command, message }: SmtpError): boolean {
  return code === 'EENVELOPE' && command === 'API' && /recipient/i.test(message)
}

/** Words with which servers without enhanced codes refuse the sender rather than the recipient. */
const ourFault =
  /relay|rcpthosts|auth|sender|block|black|\b(?:dns|r)?bl\b|\blist\b|spam|spf|dkim|dmarc|helo|ehlo|polic|prohibit|denied|quota|limit|reputation|\bip\b|\bptr\b/i

/**
 * Whether a server has no such recipient: by the enhanced code (RFC 3463) after the recipient or the whole letter, without one by an old
 * status and words that do not speak of us. Servers quote the address, whose words say nothing.
 */
function isRecipientRefused({ command, response, responseCode: status = 0 }: SmtpError): boolean {
  if (status < 500 || !/^(?:RCPT|DATA)/.test(command)) return false
  const [, enhanced = '1.0'] = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (enhanced !== '1.0') return /^1\.(?!7$|8$)|^2\.1$|^6\.7$/.test(enhanced)
  const words = response.replace(/\S+@\S+/g, '')
  return command.startsWith('RCPT') && [550, 551, 553].includes(status) && !ourFault.test(words)
}
