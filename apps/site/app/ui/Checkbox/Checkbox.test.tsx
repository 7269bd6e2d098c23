import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

type Box = ReactElement<{ checked: boolean; onChange: (event: object) => void }, 'input'>

/** Ticks or unticks the box as a visitor does. */
function press(element: ReactNode, checked: boolean) {
  findBox(element)?.props.onChange({ currentTarget: { checked } })
}

function findBox(node: ReactNode): Box | undefined {
  if (Array.isArray(node)) return node.map(findBox).find(Boolean)
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined
  return node.type === 'input' ? (node as Box) : findBox(node.props.children)
}

const props = { formId: 'form', name: 'kind', label: 'Согласен' }

test('alone it is true or false', () => {
  expect(renderToStaticMarkup(<Checkbox {...props} modelValue />)).toContain('checked=""')
  expect(renderToStaticMarkup(<Checkbox {...props} modelValue={false} />)).not.toContain('checked=""')
  const change = vi.fn()
  press(Checkbox({ ...props, modelValue: false, onModelChange: change }), true)
  expect(change).toHaveBeenLastCalledWith(true)
})

test('one of several boxes adds its value to the list, or takes it out', () => {
  const modelValue = ['copper', 'blond']
  expect(renderToStaticMarkup(<Checkbox {...props} value="blond" modelValue={modelValue} />)).toContain(
    'checked=""',
  )
  expect(renderToStaticMarkup(<Checkbox {...props} value="black" modelValue={modelValue} />)).not.toContain(
    'checked=""',
  )
  const change = vi.fn()
  press(Checkbox({ ...props, value: 'black', modelValue, onModelChange: change }), true)
  expect(change).toHaveBeenLastCalledWith(['copper', 'blond', 'black'])
  press(Checkbox({ ...props, value: 'blond', modelValue, onModelChange: change }), false)
  expect(change).toHaveBeenLastCalledWith(['copper'])
})

test('it is required unless told otherwise, and says what is wrong with it', () => {
  const html = renderToStaticMarkup(<Checkbox {...props} errorMessage="Отметьте согласие" />)
  expect(html).toContain('required=""')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/aria-describedby="form-kind-error".*id="form-kind-error"[^>]*>Отметьте согласие/s)
  expect(renderToStaticMarkup(<Checkbox {...props} required={false} />)).not.toContain('required')
})
