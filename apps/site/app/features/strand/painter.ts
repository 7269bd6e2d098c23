import { type Fibre, type Fibres, toFibres } from '@pryad/colour/strand/fibre.ts'
import { sizeOf } from '@pryad/colour/strand/layers.ts'
import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import { fragmentShader, vertexShader } from './shader.ts'

/** Paints strands onto canvases. */
export type Painter = {
  /**
   * Paints every `every`-th pixel in both directions: all of them by 1, a quarter by 2.
   * @throws when it cannot paint, for example after the graphics card was taken away.
   */
  paint: (canvas: HTMLCanvasElement, look: StrandLook, every: number) => void
  /** How it paints, for tests and measurements. */
  kind: 'webgl2' | '2d'
}

/** The canvas's own context, ready for a picture of that size. */
export function contextOf(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  return context
}

/** Paints by the graphics card: one context draws all strands of the page, each is copied to its own canvas. Null where there is no WebGL2. */
export function createGlPainter(bitmap: ImageBitmap): Painter | null {
  const full = sizeOf(bitmap)
  const drawing = document.createElement('canvas')
  const gl = drawing.getContext('webgl2', {
    alpha: true,
    premultipliedAlpha: false,
    antialias: false,
    depth: false,
  })
  const program = gl && link(gl)
  if (!gl || !program) return null
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, bitmap)
  // biome-ignore lint/correctness/useHookAtTopLevel: a program of the graphics card, no hook of React
  gl.useProgram(program)
  const kinds = gl.getUniformLocation(program, 'kinds')
  const limits = gl.getUniformLocation(program, 'limits')
  const isAtRoots = gl.getUniformLocation(program, 'isAtRoots')
  const hasGrey = gl.getUniformLocation(program, 'hasGrey')
  const hasRoots = gl.getUniformLocation(program, 'hasRoots')
  const oneOf = gl.getUniformLocation(program, 'every')
  return {
    kind: 'webgl2',
    paint: (canvas, look, every) => {
      const [width, height] = [full.width / every, full.height / every]
      // A size that is set makes new room, even where it is the same.
      if (drawing.width !== width) {
        drawing.width = width
        drawing.height = height
        gl.viewport(0, 0, width, height)
      }
      const fibres = toFibres(look)
      gl.uniform3fv(kinds, toVectors(fibres))
      if (fibres.greyness) gl.uniform4fv(limits, fibres.greyness.limits)
      gl.uniform1i(isAtRoots, Number(fibres.greyness?.layer === 'position'))
      gl.uniform1i(hasGrey, Number(fibres.greyness !== null))
      gl.uniform1i(hasRoots, Number(fibres.roots !== fibres.lengths))
      gl.uniform1i(oneOf, every)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      const context = contextOf(canvas, width, height)
      context.globalCompositeOperation = 'copy'
      context.drawImage(drawing, 0, 0)
      // Asked last, since the context may be lost at any moment: the drawing is then empty or half a strand.
      if (gl.isContextLost()) throw new Error('The graphics card is gone')
    },
  }
}

function toVectors({ lengths, roots }: Fibres): number[] {
  const vectors = ({ colour, absorption, sheen, tint }: Fibre) => [
    ...colour,
    ...absorption,
    ...sheen,
    ...tint,
  ]
  return [lengths.pigmented, lengths.grey, roots.pigmented, roots.grey].flatMap(vectors)
}

function link(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null
}
