import {
  Colors,
  DxfWriter,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import type { Plan } from '#domain/house/model/model.ts';
import { type Layer, layers, type Mark } from '#domain/house/sheet/marks.ts';
import { type SheetWords, sideBySide } from '#domain/house/sheet/sheets.ts';

const colours: Record<Layer, Colors> = {
  site: Colors.Red,
  rooms: Colors.Green,
  walls: Colors.White,
  columns: Colors.Red,
  doors: Colors.Yellow,
  windows: Colors.Blue,
  stairs: Colors.Green,
  furniture: Colors.Cyan,
  dimensions: Colors.Magenta,
  text: Colors.White,
};

function add(dxf: DxfWriter, mark: Mark, right: number): void {
  const at = ([x, y]: readonly [number, number]) => point3d(x + right, y);
  const layerName = mark.layer;
  if (mark.mark === 'text')
    dxf.addText(at(mark.at), mark.size, mark.text, {
      layerName,
      rotation: mark.upright ? 90 : 0,
      horizontalAlignment: TextHorizontalAlignment.Center,
      verticalAlignment: TextVerticalAlignment.Middle,
      secondAlignmentPoint: at(mark.at),
    });
  else if (mark.mark === 'stroke')
    dxf.addLWPolyline(
      mark.points.map(([x, y]) => ({ point: { x: x + right, y } })),
      { layerName, flags: mark.closed ? 1 : 0 },
    );
  else if (mark.to - mark.from === 360) dxf.addCircle(at(mark.at), mark.radius, { layerName });
  else dxf.addArc(at(mark.at), mark.radius, mark.from, mark.to, { layerName });
}

/** All floors, the section and the site in metres, layer by layer, for a draughtsman's program. */
export function dxfOf(plan: Plan, words: SheetWords): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Meters);
  for (const layer of layers) dxf.addLayer(layer, colours[layer], 'Continuous');
  // A style with letters of every script.
  for (const style of dxf.tables.styleTable.records) style.fontFileName = 'arial.ttf';
  for (const { drawing, right } of sideBySide(plan, words))
    for (const mark of drawing.marks) add(dxf, mark, right);
  return dxf.stringify();
}
