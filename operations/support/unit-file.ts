import { shipped } from './files.ts'

/** The command that a systemd unit starts. */
export type UnitCommand = {
  /** The program and its arguments. */
  command: string[]
  folder: string
  environment: Record<string, string>
}

/** Values of a setting in the order of a unit's file; comments are no settings. */
export function settingsOf(unit: string, name: string): string[] {
  return unit
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []))
}

/** A file of variables as systemd reads it, written without quotes. */
export function readVariables(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Z_0-9]+=/.test(line))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

/**
 * The command that the shipped unit of an app starts, run as systemd would run it: with the variables of the unit and of the example files it names and
 * nothing else. When both set a variable, the file's value counts, as with systemd.
 */
export function unitCommand(name: 'pryad-site' | 'pryad-cms' | 'pryad-import'): UnitCommand {
  const unit = shipped(`systemd/${name}.service`)
  const [start = ''] = settingsOf(unit, 'ExecStart')
  const [folder = ''] = settingsOf(unit, 'WorkingDirectory')
  const files = settingsOf(unit, 'EnvironmentFile').map((file) =>
    shipped(`systemd/${file.replace('/etc/pryad/', '')}.example`),
  )
  return {
    command: start.split(' '),
    folder,
    environment: readVariables([...settingsOf(unit, 'Environment'), ...files].join('\n')),
  }
}
