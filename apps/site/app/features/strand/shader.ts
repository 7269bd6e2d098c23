import { filmExposure, most, rootsEnd, tileColumns, tileRows, tiles } from '@pryad/colour/strand/layers.ts'

/** One triangle that covers the picture. */
export const vertexShader = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`

const number = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value))
const place = ([column, row]: readonly [number, number]) => `ivec2(${column}, ${row})`

/** How many vectors a kind of hair has: colour, absorption, sheen, tint. Kinds follow each other: own, grey, own roots, grey roots. */
export const vectorsPerKind = 4

/** The formula of `packages/colour/strand/compose.ts` for a graphics card, for hair that hangs down. Texels are read one by one, so that nothing is interpolated. */
export const fragmentShader = `#version 300 es
precision highp float;
precision highp int;
uniform highp sampler2D layers;
uniform vec3 kinds[16];
// Strands of lots below these are grey, by their place across the hair or from root to tip.
uniform vec4 limits[64];
uniform bool isAtRoots;
uniform bool hasGrey;
uniform bool hasRoots;
// One texel of so many is drawn, each way.
uniform int every;
out vec4 result;

ivec2 tileSize;

vec4 texel(ivec2 tile, ivec2 at) {
  return texelFetch(layers, tile * tileSize + clamp(at, ivec2(0), tileSize - 1), 0);
}
float grey(ivec2 at) {
  int byte = int(texel(isAtRoots ? ${place(tiles.position)} : ${place(tiles.across)}, at).r * 255.0 + 0.5);
  return texel(${place(tiles.lot)}, at).a * 255.0 < limits[byte / 4][byte % 4] ? 1.0 : 0.0;
}
vec3 lit(int kind, float soft, float white, float tinted, float depth) {
  int k = kind * ${vectorsPerKind};
  return kinds[k] * soft * exp(-kinds[k + 1] * depth) + kinds[k + 2] * white + kinds[k + 3] * tinted;
}
vec3 strands(int kind, float greyness, float soft, float white, float tinted, float depth) {
  vec3 own = lit(kind, soft, white, tinted, depth);
  return hasGrey ? mix(own, lit(kind + 1, soft, white, tinted, depth), greyness) : own;
}
vec3 respond(vec3 light) {
  return clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14), 0.0, 1.0);
}
vec3 develop(vec3 light) {
  float brightness = dot(light, vec3(0.25, 0.6, 0.15));
  vec3 exposed = mix(light, vec3(brightness), smoothstep(0.9, 3.0, brightness) * 0.35) * ${number(filmExposure)};
  float top = max(max(exposed.r, exposed.g), max(exposed.b, 1e-4));
  return 0.5 * (respond(exposed) + exposed * (respond(vec3(top)).x / top));
}
void main() {
  tileSize = textureSize(layers, 0) / ivec2(${tileColumns}, ${tileRows});
  ivec2 at = ivec2(int(gl_FragCoord.x), tileSize.y / every - 1 - int(gl_FragCoord.y)) * every;
  float soft = texel(${place(tiles.soft)}, at).r;
  float white = texel(${place(tiles.white)}, at).r;
  float tinted = texel(${place(tiles.tinted)}, at).r;
  float depth = texel(${place(tiles.depth)}, at).r;
  soft *= soft * ${number(most.soft)};
  white *= white * ${number(most.white)};
  tinted *= tinted * ${number(most.tinted)};
  depth *= depth * ${number(most.depth)};
  float greyness = 0.0;
  if (hasGrey) {
    ivec2 one = ivec2(0, 1);
    greyness = (grey(at - 2 * one) + 2.0 * grey(at - one) + 3.0 * grey(at) + 2.0 * grey(at + one) + grey(at + 2 * one)) / 9.0;
    greyness *= sqrt(greyness);
  }
  vec3 light = strands(0, greyness, soft, white, tinted, depth);
  if (hasRoots) {
    float lot = texel(${place(tiles.lot)}, at).a;
    float position = texel(${place(tiles.position)}, at).r;
    float rooted = 1.0 - smoothstep(
      ${number(rootsEnd.from)}, ${number(rootsEnd.to)}, position + (lot - 0.5) * ${number(rootsEnd.spread)});
    light = mix(light, strands(2, greyness, soft, white, tinted, depth), rooted);
  }
  vec3 seen = min(develop(light), 1.0);
  vec3 curved = mix(12.92 * seen, 1.055 * pow(seen, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, seen));
  result = vec4(curved, texel(${place(tiles.cover)}, at).r);
}`
