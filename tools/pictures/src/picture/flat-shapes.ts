import sharp from 'sharp'

/** Flat things under the hair, as SVG in scene units. */
const SHAPES = {
  /** A tint bowl from above and a flat brush; its bristles and the dye are strands. */
  'bowl-and-brush': `
  <defs><filter id="s" filterUnits="userSpaceOnUse" x="-900" y="-900" width="3000" height="3000"><feGaussianBlur stdDeviation="22"/></filter></defs>
  <ellipse cx="520" cy="580" rx="322" ry="316" fill="#5B4A42" opacity=".34" filter="url(#s)"/>
  <path d="M168 470a330 330 0 0 1 64-110c-46-18-104-4-126 38-20 40 8 82 62 72Z" fill="#4A2436"/>
  <circle cx="490" cy="530" r="330" fill="#3A1D2A"/><circle cx="490" cy="530" r="306" fill="#4D2A3A"/><circle cx="490" cy="530" r="276" fill="#331722"/>
  <g transform="translate(900 560) rotate(38)">
    <path d="M20 30h560a14 14 0 0 1 0 40H20z" fill="#5B4A42" opacity=".35" filter="url(#s)"/>
    <path d="M-64 -74h70c44 0 64 46 128 50l470 6a18 18 0 0 1 0 36l-470 6C70 28 50 74 6 74h-70a10 10 0 0 1-10-10V-64a10 10 0 0 1 10-10Z" fill="#A2431C"/>
    <path d="M-64 -74h34v148h-34a10 10 0 0 1-10-10V-64a10 10 0 0 1 10-10Z" fill="#E3B873"/>
    <path d="M150 -8l440 5" stroke="#C9693F" stroke-width="7" stroke-linecap="round"/>
  </g>`,
}

/** Draws a flat shape as RGBA bytes. `spaceWidth`: width of the picture, units. */
export function drawShapes(
  name: keyof typeof SHAPES,
  width: number,
  height: number,
  spaceWidth: number,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${spaceWidth} 1000">${SHAPES[name]}</svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}
