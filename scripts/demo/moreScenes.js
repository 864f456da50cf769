/** Eight more scenes for the painter (`painter.js`, which is loaded first). */
/* global scenes, mix, house, tree, window */

Object.assign(scenes, {
  orchardInBloom(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#8fbfdc', '#c9e2e6', '#f7efe0'], {
      bottom: h * 0.6,
      strokes: 1300,
      size: 70,
      alpha: 0.35,
    });
    p.fill(p.ridge(h * 0.5, h * 0.1), ['#a9bfa6', '#8fae8a'], {
      top: h * 0.4,
      bottom: h * 0.6,
      strokes: 500,
    });
    p.fill(p.polygon([0, h * 0.56], [w, h * 0.54], [w, h], [0, h]), ['#a7c268', '#7fa24c', '#5b7f3c'], {
      top: h * 0.54,
      strokes: 1800,
      size: 44,
    });
    house(p, w * 0.42, h * 0.575, h * 0.1, '#f3e3c6', '#a95845');
    for (const [x, y, s] of [
      [0.3, 0.6, 0.26],
      [0.66, 0.6, 0.27],
      [0.16, 0.7, 0.44],
      [0.82, 0.72, 0.48],
      [0.5, 0.86, 0.62],
    ])
      tree(p, w * x, h * y, h * s, ['#fdeef0', '#f7cdd6', '#ffffff', '#efaebd', '#f9dfe2']);
    p.dabs(
      420,
      (_i, r) => [w * p.random(), h * (0.62 + r * 0.38), 0.5 + r],
      ['#fdeef0', '#f7cdd6', '#ffffff'],
      [2, 6],
    );
  },
  alpineLake(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#4f8fc7', '#9cc8e2', '#e6f0ea'], {
      bottom: h * 0.5,
      strokes: 1300,
      size: 70,
      alpha: 0.35,
    });
    const peak = (x, top, half, tones) => {
      p.fill(p.polygon([x - half, h * 0.56], [x, top], [x + half, h * 0.56]), tones, {
        top,
        bottom: h * 0.56,
        strokes: 700,
        size: 34,
        slant: 0.9,
      });
      p.fill(
        p.polygon(
          [x - half * 0.34, top + (h * 0.56 - top) * 0.34],
          [x, top],
          [x + half * 0.36, top + (h * 0.56 - top) * 0.36],
          [x + half * 0.16, top + (h * 0.56 - top) * 0.27],
          [x + half * 0.02, top + (h * 0.56 - top) * 0.4],
          [x - half * 0.15, top + (h * 0.56 - top) * 0.26],
        ),
        ['#ffffff', '#dfe9f3'],
        { top, bottom: h * 0.35, strokes: 140, size: 18, slant: 0.9 },
      );
    };
    peak(w * 0.22, h * 0.2, w * 0.26, ['#8d9bb4', '#6d7f9c']);
    peak(w * 0.78, h * 0.16, w * 0.3, ['#8695b0', '#62748f']);
    peak(w * 0.5, h * 0.06, w * 0.34, ['#7586a5', '#51637f']);
    p.fill(p.ridge(h * 0.55, h * 0.05, 2), ['#3f6152', '#2c4a3f'], {
      top: h * 0.48,
      bottom: h * 0.62,
      strokes: 800,
    });
    p.fill(p.polygon([0, h * 0.58], [w, h * 0.58], [w, h], [0, h]), ['#9cc6cf', '#4f94a8', '#256079'], {
      top: h * 0.58,
      strokes: 2000,
      size: 70,
      slant: 0,
      alpha: 0.4,
    });
    p.dabs(240, (_i, r) => [w * p.random(), h * (0.59 + r * 0.4)], ['#e9f6f4', '#bfe0e2'], [4, 16], 0.35);
    p.dabs(
      160,
      (_i, r) => [w * (0.02 + p.random() * 0.3 * r), h * (0.97 - 0.1 * r * p.random())],
      ['#8c8377', '#6e665d', '#a89c8c'],
      [10, 26],
    );
  },
  lighthouse(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#31497a', '#7d7fa8', '#e9a98a', '#f8d9a6'], {
      bottom: h * 0.68,
      strokes: 1500,
      size: 70,
      alpha: 0.35,
    });
    p.fill(p.polygon([0, h * 0.66], [w, h * 0.66], [w, h], [0, h]), ['#e0a58f', '#5c6d97', '#2d4168'], {
      top: h * 0.66,
      strokes: 1800,
      size: 70,
      slant: 0,
      alpha: 0.4,
    });
    p.fill(
      p.polygon([w * 0.4, h], [w * 0.52, h * 0.74], [w * 0.84, h * 0.7], [w, h * 0.8], [w, h]),
      ['#6b5a58', '#3d3440'],
      {
        top: h * 0.7,
        strokes: 700,
        size: 36,
        slant: 0.6,
      },
    );
    const [x, base, top] = [w * 0.7, h * 0.73, h * 0.26];
    for (let band = 0; band < 5; band += 1) {
      const [a, b] = [band / 5, (band + 1) / 5];
      const half = (t) => w * (0.055 - 0.018 * t);
      const y = (t) => base - (base - top) * t;
      p.fill(
        p.polygon([x - half(a), y(a)], [x + half(a), y(a)], [x + half(b), y(b)], [x - half(b), y(b)]),
        band % 2 === 0 ? ['#fbf3e6', '#dccfc4'] : ['#b8404a', '#93303f'],
        { top: y(b), bottom: y(a), strokes: 120, size: 20 },
      );
    }
    p.fill(
      p.polygon(
        [x - w * 0.05, top],
        [x + w * 0.05, top],
        [x + w * 0.05, top - h * 0.012],
        [x - w * 0.05, top - h * 0.012],
      ),
      ['#33303c'],
      { strokes: 20 },
    );
    p.glow(x, top - h * 0.04, h * 0.34, '#ffe9a8', 0.85);
    p.fill(
      p.polygon(
        [x - w * 0.026, top - h * 0.012],
        [x + w * 0.026, top - h * 0.012],
        [x + w * 0.026, top - h * 0.07],
        [x - w * 0.026, top - h * 0.07],
      ),
      ['#fff3c4', '#ffd978'],
      { strokes: 20, size: 10 },
    );
    p.fill(
      p.polygon([x - w * 0.036, top - h * 0.068], [x, top - h * 0.12], [x + w * 0.036, top - h * 0.068]),
      ['#93303f', '#6d2431'],
      { strokes: 40, size: 14, top: top - h * 0.12, bottom: top - h * 0.06 },
    );
    for (let bird = 0; bird < 5; bird += 1) {
      const [bx, by, s] = [w * p.between(0.12, 0.46), h * p.between(0.18, 0.4), w * p.between(0.012, 0.022)];
      p.line(
        [
          [bx - s, by - s * 0.5],
          [bx, by],
          [bx + s, by - s * 0.55],
        ],
        '#39415f',
        3.5,
        0.85,
      );
    }
  },
  lettersTied(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#8a6a52', '#6e4f3d', '#553a2e'], { strokes: 1700, size: 90, slant: 0.02, alpha: 0.4 });
    p.glow(w * 0.24, h * 0.2, w * 0.5, '#ffdca0', 0.5);
    const c = p.context;
    for (const [i, turn] of [-0.16, 0.1, -0.05, 0.05].entries()) {
      c.save();
      c.translate(w * 0.5, h * (0.55 - i * 0.02));
      c.rotate(turn);
      c.shadowColor = 'rgba(30,15,10,0.45)';
      c.shadowBlur = 26;
      c.shadowOffsetY = 12;
      c.fillStyle = '#efe2c8';
      c.fillRect(-w * 0.33, -h * 0.22, w * 0.66, h * 0.44);
      c.shadowColor = 'transparent';
      const sheet = p.polygon(
        [-w * 0.33, -h * 0.22],
        [w * 0.33, -h * 0.22],
        [w * 0.33, h * 0.22],
        [-w * 0.33, h * 0.22],
      );
      p.fill(sheet, [mix('#f8efdc', '#e2cfa9', i * 0.12), '#e8d7b6'], {
        top: -h * 0.22,
        bottom: h * 0.22,
        strokes: 900,
        size: 30,
        alpha: 0.35,
      });
      c.restore();
    }
    c.save();
    c.translate(w * 0.5, h * 0.49);
    c.rotate(0.05);
    for (let row = 0; row < 4; row += 1) {
      const points = [];
      for (let step = 0; step <= 60; step += 1) {
        points.push([
          w * (0.02 + step * 0.0042),
          h * (-0.05 + row * 0.052) + Math.sin(step * 1.7 + row) * 5 + p.between(-3, 3),
        ]);
      }
      p.line(points.slice(0, 60 - row * 9), '#4b3a55', 3, 0.75);
    }
    p.fill(
      p.polygon([w * 0.2, -h * 0.19], [w * 0.3, -h * 0.19], [w * 0.3, -h * 0.08], [w * 0.2, -h * 0.08]),
      ['#a24a5c', '#c77f6e'],
      { top: -h * 0.19, bottom: -h * 0.08, strokes: 50, size: 14 },
    );
    c.restore();
    for (const [from, to] of [
      [
        [w * 0.17, h * 0.5],
        [w * 0.83, h * 0.52],
      ],
      [
        [w * 0.42, h * 0.26],
        [w * 0.4, h * 0.8],
      ],
    ])
      p.line([from, to], '#8e2f4f', 20, 0.95);
    for (const [dx, dy] of [
      [-0.09, -0.08],
      [0.09, -0.09],
      [-0.07, 0.1],
      [0.08, 0.1],
    ])
      p.line(
        [
          [w * 0.41, h * 0.51],
          [w * (0.41 + dx * 0.7), h * (0.51 + dy * 1.2)],
          [w * (0.41 + dx), h * (0.51 + dy * 0.35)],
          [w * 0.41, h * 0.51],
        ],
        '#a63a5e',
        15,
        0.95,
      );
    p.dabs(
      90,
      (_i, r) => [w * (0.8 + 0.12 * r), h * (0.14 + 0.1 * p.random())],
      ['#b33a5f', '#d06a86', '#8e2f4f'],
      [7, 16],
    );
  },
  rainOnTheWindow(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#5f7686', '#7f949b', '#8fa08f'], { strokes: 1500, size: 80, alpha: 0.4 });
    p.fill(p.ridge(h * 0.62, h * 0.12), ['#6f8a76', '#4f6b59'], { top: h * 0.5, strokes: 1200, size: 44 });
    for (const [x, s] of [
      [0.22, 0.3],
      [0.72, 0.36],
      [0.86, 0.26],
    ])
      tree(p, w * x, h * 0.74, h * s, ['#5d7a63', '#46624f', '#7c9673']);
    p.glow(w * 0.5, h * 0.66, h * 0.12, '#ffd28a', 0.9);
    p.dabs(420, () => [w * p.random(), h * p.random()], ['#dbe6ea', '#b9cbd3', '#eef4f5'], [2, 7], 0.5);
    for (let drop = 0; drop < 46; drop += 1) {
      const [x, y, length] = [w * p.random(), h * p.random() * 0.8, h * p.between(0.05, 0.2)];
      p.line(
        [
          [x, y],
          [x + p.between(-4, 4), y + length * 0.5],
          [x + p.between(-7, 7), y + length],
        ],
        '#e6eef0',
        p.between(2, 4.5),
        0.35,
      );
    }
    for (const at of [0.5]) {
      p.fill(
        p.polygon([w * (at - 0.022), 0], [w * (at + 0.022), 0], [w * (at + 0.022), h], [w * (at - 0.022), h]),
        ['#f1e9dc', '#d8cbbb'],
        { strokes: 200, size: 24, slant: 1.5 },
      );
      p.fill(
        p.polygon([0, h * 0.42], [w, h * 0.42], [w, h * 0.455], [0, h * 0.455]),
        ['#efe6d8', '#d2c4b2'],
        { top: h * 0.42, bottom: h * 0.455, strokes: 160, size: 20 },
      );
    }
    p.fill(p.polygon([0, h * 0.86], [w, h * 0.86], [w, h], [0, h]), ['#f1e7d8', '#cdbba6'], {
      top: h * 0.86,
      strokes: 400,
      size: 50,
      slant: 0,
    });
    p.fill(
      p.polygon([w * 0.62, h * 0.72], [w * 0.8, h * 0.72], [w * 0.77, h * 0.9], [w * 0.65, h * 0.9]),
      ['#b96a4d', '#8b4736'],
      { top: h * 0.72, bottom: h * 0.9, strokes: 160, size: 22 },
    );
    for (let stem = 0; stem < 9; stem += 1) {
      const [x, top] = [w * (0.64 + stem * 0.0175), h * p.between(0.48, 0.62)];
      p.line(
        [
          [w * 0.71, h * 0.73],
          [x, top],
        ],
        '#4f6b3f',
        6,
      );
      p.dabs(
        16,
        () => [x + p.between(-16, 16), top + p.between(-14, 14)],
        ['#c2365f', '#e0728f', '#f0b3bd'],
        [6, 12],
      );
    }
  },
  fireworks(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#0c1230', '#1c2350', '#3b2f5c'], {
      bottom: h * 0.75,
      strokes: 1500,
      size: 70,
      alpha: 0.35,
    });
    p.fill(p.polygon([0, h * 0.76], [w, h * 0.76], [w, h], [0, h]), ['#3a3560', '#191d40'], {
      top: h * 0.76,
      strokes: 1300,
      size: 70,
      slant: 0,
      alpha: 0.4,
    });
    const tones = [
      ['#ffd67a', '#fff0c2'],
      ['#ff8f9f', '#ffd0d6'],
      ['#9fd0ff', '#e2f1ff'],
      ['#c7a2ff', '#eddfff'],
      ['#ffb36b', '#ffe3c2'],
    ];
    for (const [i, [x, y, r]] of [
      [0.28, 0.28, 0.19],
      [0.58, 0.2, 0.23],
      [0.8, 0.38, 0.15],
      [0.44, 0.46, 0.12],
      [0.12, 0.46, 0.11],
    ].entries()) {
      const [strong, pale] = tones[i];
      p.glow(w * x, h * y, h * r * 1.5, strong, 0.35);
      for (let ray = 0; ray < 42; ray += 1) {
        const [a, length] = [(ray / 42) * 6.283 + p.between(-0.06, 0.06), h * r * p.between(0.75, 1.05)];
        const at = (t) => [
          w * x + Math.cos(a) * length * t,
          h * y + Math.sin(a) * length * t + h * 0.03 * t * t,
        ];
        p.line([at(0.16), at(0.55), at(1)], ray % 3 === 0 ? pale : strong, p.between(2, 4.5), 0.85);
        p.dabs(2, () => at(1), pale, [3, 6]);
      }
      p.dabs(
        60,
        (_n, q) => [w * x + (p.random() - 0.5) * h * r * 1.4, h * (0.78 + q * 0.2)],
        strong,
        [4, 15],
        0.28,
      );
    }
    for (let i = 0; i < 15; i += 1)
      house(p, w * (i / 15) - 8, h * 0.79, h * p.between(0.07, 0.1), '#3c3a5a', '#232542', true);
  },
  sunflowers(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#5fa4d8', '#a9d3e8', '#f6ecd0'], {
      bottom: h * 0.5,
      strokes: 1200,
      size: 70,
      alpha: 0.35,
    });
    p.fill(p.ridge(h * 0.42, h * 0.07), ['#93ad7c', '#7c9a62'], {
      top: h * 0.34,
      bottom: h * 0.5,
      strokes: 500,
    });
    p.fill(p.polygon([0, h * 0.44], [w, h * 0.44], [w, h], [0, h]), ['#8fa448', '#5f7f36', '#3f5c2b'], {
      top: h * 0.44,
      strokes: 1900,
      size: 46,
      slant: 1.2,
    });
    p.dabs(
      900,
      (_i, r) => [w * p.random(), h * (0.45 + 0.16 * r), 0.3 + r],
      ['#f2bf2f', '#e6a51f', '#f7d469'],
      [4, 10],
    );
    const c = p.context;
    for (let i = 0; i < 17; i += 1) {
      const t = i / 16;
      const [x, y, s] = [w * p.between(0.03, 0.97), h * (0.56 + 0.32 * t), h * (0.035 + 0.075 * t)];
      p.line(
        [
          [x, y],
          [x + s * 0.2, h],
        ],
        '#4d6b2e',
        s * 0.16,
      );
      for (let petal = 0; petal < 22; petal += 1) {
        const a = (petal / 22) * 6.283 + p.between(-0.1, 0.1);
        c.save();
        c.translate(x + Math.cos(a) * s * 0.72, y + Math.sin(a) * s * 0.72);
        c.rotate(a);
        c.fillStyle = p.jitter(petal % 2 ? '#f5b921' : '#e89c14', 22);
        c.beginPath();
        c.ellipse(0, 0, s * 0.46, s * 0.15, 0, 0, 6.2832);
        c.fill();
        c.restore();
      }
      p.fill(p.disc(x, y, s * 0.5), ['#5a371f', '#3b2415'], {
        top: y - s,
        bottom: y + s,
        strokes: 60,
        size: s * 0.2,
      });
      p.dabs(
        26,
        () => [x + p.between(-s, s) * 0.35, y + p.between(-s, s) * 0.35],
        ['#8a5a2b', '#2b1a10'],
        [s * 0.03, s * 0.07],
      );
    }
  },
  terraceAtNight(p) {
    const { width: w, height: h } = p;
    p.fill(p.all(), ['#14203f', '#2b3460', '#5b4a6e'], {
      bottom: h * 0.7,
      strokes: 1400,
      size: 70,
      alpha: 0.35,
    });
    p.dabs(160, (_i, r) => [w * p.random(), h * 0.5 * r], ['#ffffff', '#fdeecb'], [1.2, 3], 0.9);
    p.fill(p.ridge(h * 0.6, h * 0.1, 1.2), ['#2a3050', '#1d2340'], {
      top: h * 0.5,
      bottom: h * 0.75,
      strokes: 500,
    });
    p.fill(p.polygon([0, h * 0.72], [w, h * 0.72], [w, h], [0, h]), ['#7b5a4c', '#4d362f'], {
      top: h * 0.72,
      strokes: 900,
      size: 60,
      slant: 0,
    });
    const bulb = (t) => [w * t, h * (0.16 + 0.12 * Math.sin(t * Math.PI))];
    p.line(
      Array.from({ length: 41 }, (_, i) => bulb(i / 40)),
      '#2a2230',
      4,
    );
    for (let i = 1; i < 14; i += 1) {
      const [x, y] = bulb(i / 14);
      p.glow(x, y + 16, h * 0.1, '#ffce7a', 0.75);
      p.fill(p.disc(x, y + 16, 11, 15), ['#fff2c8', '#ffcf74'], {
        top: y,
        bottom: y + 32,
        strokes: 10,
        size: 6,
      });
    }
    p.glow(w * 0.5, h * 0.66, h * 0.5, '#ffbe6e', 0.4);
    p.fill(
      p.polygon([w * 0.16, h * 0.66], [w * 0.84, h * 0.66], [w * 0.9, h * 0.76], [w * 0.1, h * 0.76]),
      ['#f6ead6', '#dcc7a8'],
      { top: h * 0.66, bottom: h * 0.76, strokes: 400, size: 40, slant: 0 },
    );
    for (const x of [0.18, 0.8])
      p.line(
        [
          [w * x, h * 0.76],
          [w * x, h * 0.96],
        ],
        '#4a332b',
        22,
      );
    for (const x of [0.27, 0.4, 0.6, 0.73]) {
      p.fill(p.disc(w * x, h * 0.71, w * 0.042, h * 0.02), ['#ffffff', '#d9d3cd'], {
        top: h * 0.69,
        bottom: h * 0.73,
        strokes: 20,
        size: 10,
      });
      p.dabs(
        10,
        () => [w * x + p.between(-18, 18), h * 0.705 + p.between(-5, 5)],
        ['#c23b4b', '#e8a13c', '#7d9a4a'],
        [5, 10],
      );
    }
    p.fill(
      p.polygon([w * 0.475, h * 0.69], [w * 0.525, h * 0.69], [w * 0.515, h * 0.56], [w * 0.485, h * 0.56]),
      ['#4f7a55', '#2f5138'],
      { top: h * 0.56, bottom: h * 0.69, strokes: 40, size: 12 },
    );
    for (const x of [0.44, 0.56]) {
      p.glow(w * x, h * 0.63, h * 0.08, '#ffdf9a', 0.9);
      p.line(
        [
          [w * x, h * 0.69],
          [w * x, h * 0.645],
        ],
        '#fbf3e2',
        12,
      );
    }
  },
});
window.sceneNames = Object.keys(scenes);
