/** The least that Node.js can do: one answer, always the same bytes. `node bare-server.ts <port> <file> <headers as JSON>` */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file, headers] = process.argv.slice(2)
const body = readFileSync(file ?? '')
const head = JSON.parse(headers ?? '{}') as Record<string, string>

createServer((_request, response) => {
  response.writeHead(200, head)
  response.end(body)
}).listen(Number(port))
