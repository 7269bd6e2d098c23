import { describe, expect, test } from 'vitest'
import { toMailProblem } from './smtp-problem.ts'

/** An error as the mail library makes it of a server's answer. */
function refusal(command: string, response: string, code = 'EENVELOPE') {
  return Object.assign(new Error(`Failed: ${response}`), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  })
}

describe('a refused recipient is final', () => {
  test.each([
    [
      'RCPT TO',
      '550 5.1.1 <olga@example.ru>: Recipient address rejected: User unknown in relay recipient table',
    ],
    ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Sorry'],
    ['RCPT TO', '550 5.1.10 Null MX'],
    ['RCPT TO', '554 5.1.2 No such domain'],
    ['RCPT TO', '553 5.1.3 Bad address syntax'],
    ['RCPT TO', '550 5.2.1 The mailbox is disabled'],
    ['RCPT TO', '550 5.1.0 No such user'],
    ['RCPT TO', '553 5.6.7 SMTPUTF8 is needed'],
    ['RCPT TO', '550 No such user: relay@spam.example'],
    ['RCPT TO', '551 User not local'],
    ['RCPT TO', '550 User is not listed in the directory'],
    ['DATA', '550 5.1.1 User unknown'],
  ])('%s: %s', (command, response) => {
    const code = command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE'
    expect(toMailProblem(refusal(command, response, code))).toEqual({
      text: `Почтовый сервер не принял адрес (ответ ${response.slice(0, 3)})`,
      isFinal: true,
      isRefusal: true,
    })
  })

  test('and so is one who is stored as no address', () => {
    const error = Object.assign(new Error('No recipients defined'), { code: 'EENVELOPE', command: 'API' })
    expect(toMailProblem(error)).toEqual({
      text: 'Почтовый сервер не принял адрес',
      isFinal: true,
      isRefusal: false,
    })
  })
})

describe('anything else is ours, or passes: the letter waits', () => {
  test.each([
    ['CONN', '554 5.7.1 Your address is on a list', 'отказался с нами говорить'],
    ['CONN', '421 4.7.0 Too many connections', 'прислать письмо позже'],
    ['EHLO', '550 Denied', 'отказался с нами говорить'],
    ['STARTTLS', '502 5.5.1 Unknown command', 'не предлагает защищённого соединения'],
    ['AUTH PLAIN', '535 5.7.8 Bad credentials', 'не принял имя и пароль'],
    ['AUTH PLAIN', '534 5.7.9 Application password needed', 'не принял имя и пароль'],
    ['AUTH PLAIN', '502 5.5.2 Not implemented', 'не предлагает входа по паролю'],
    ['AUTH PLAIN', '454 4.7.0 Temporary failure', 'прислать письмо позже'],
    ['MAIL FROM', '530 5.7.0 Authentication required', 'требует войти'],
    ['MAIL FROM', '535 5.7.0 Not signed in', 'не принял имя и пароль'],
    ['MAIL FROM', '550 5.1.1 Sender unknown', 'писем от нашего адреса'],
    ['MAIL FROM', '550 5.4.5 Daily sending quota exceeded', 'писем от нашего адреса'],
    ['MAIL FROM', '553 5.7.1 Sender address rejected: not owned by user', 'писем от нашего адреса'],
    ['MAIL FROM', '452 4.3.1 Not enough room', 'прислать письмо позже'],
    ['RCPT TO', '450 4.2.0 Greylisted', 'прислать письмо позже'],
    ['RCPT TO', '451 4.7.1 Come later', 'прислать письмо позже'],
    ['RCPT TO', '530 5.7.0 Must issue a STARTTLS command first', 'требует войти'],
    ['RCPT TO', '554 5.7.1 <olga@example.ru>: Relay access denied', 'передать наше письмо дальше'],
    ['RCPT TO', '550 relaying denied', 'передать наше письмо дальше'],
    [
      'RCPT TO',
      '553 sorry, that domain isn’t in my list of allowed rcpthosts',
      'передать наше письмо дальше',
    ],
    ['RCPT TO', '550 5.7.1 Blocked by a list', 'передать наше письмо дальше'],
    ['RCPT TO', '553 5.1.8 Sender domain does not exist', 'передать наше письмо дальше'],
    ['RCPT TO', '552 5.2.2 Mailbox full', 'Ящик получателя переполнен'],
    ['RCPT TO', '501 5.5.4 Syntax', 'передать наше письмо дальше'],
    ['DATA', '554 5.5.1 No valid recipients', 'не принял наше письмо'],
    ['DATA', '554 5.7.1 Spam', 'не принял наше письмо'],
    ['DATA', '550 Rejected', 'не принял наше письмо'],
    ['DATA', '451 4.3.0 Try again', 'прислать письмо позже'],
  ])('%s: %s', (command, response, words) => {
    const code = command.startsWith('AUTH') ? 'EAUTH' : 'EENVELOPE'
    const { text, isFinal, isRefusal } = toMailProblem(refusal(command, response, code))
    expect([text, isFinal, isRefusal]).toEqual([expect.stringContaining(words), false, true])
    expect(text).not.toContain('адрес (')
  })

  test.each([
    ['ESOCKET', 'self-signed certificate', 'подписан им самим'],
    ['ESOCKET', 'self-signed certificate in certificate chain', 'подписан им самим'],
    ['ETLS', 'Error initiating TLS - certificate has expired', 'истёк'],
    ['ESOCKET', "Hostname/IP does not match certificate's altnames: Host: localhost.", 'на другое имя'],
    ['ESOCKET', 'unable to verify the first certificate', 'кого мы не знаем'],
    ['ESOCKET', 'unable to get local issuer certificate', 'кого мы не знаем'],
    [
      'ESOCKET',
      '0:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:',
      'smtps:// на smtp://',
    ],
    ['ETIMEDOUT', 'Greeting never received', 'smtp:// на smtps://'],
    ['ESOCKET', 'connect ECONNREFUSED 127.0.0.1:587', 'недоступен'],
    ['EDNS', 'getaddrinfo ENOTFOUND mail.example.ru', 'не найден'],
    ['', 'Out of memory', 'Письмо не отправилось'],
  ])('%s: %s', (code, message, words) => {
    expect(toMailProblem(Object.assign(new Error(message), { code, command: 'CONN' }))).toEqual({
      text: expect.stringContaining(words),
      isFinal: false,
      isRefusal: false,
    })
  })
})
