// Generated from musg-campaign.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/musg/src/packs/musg-campaign.schema.json
var validate = validate52, musg_campaign_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:musg-campaign:1", title: "The book of a Musg campaign between two games", description: "Bands with a sheet for everybody, their treasure and their store, who is for hire, and how many games there are.", type: "object", additionalProperties: !1, required: ["settings", "rulings", "scenarios", "games", "game", "bands", "pool"], properties: { settings: { $ref: "#/$defs/settled" }, rulings: { $ref: "#/$defs/settled" }, scenarios: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" }, minItems: 1 }, games: { type: "integer", minimum: 1, maximum: 50 }, game: { type: "integer", minimum: 1, maximum: 50 }, bands: { type: "array", maxItems: 8, items: { $ref: "#/$defs/band" }, minItems: 2 }, pool: { type: "array", maxItems: 400, items: { $ref: "#/$defs/character" } } }, $defs: { id: { type: "string", minLength: 1, maxLength: 44, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, figure: { type: "string", minLength: 2, maxLength: 6, pattern: "^[a-h][1-9][0-9]{0,3}$", description: "The letter of the band that he joined first and a number, such as a3.", descriptionFr: "La lettre de la bande qu’il a rejointe d’abord et un nombre, comme a3." }, name: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } }, rank: { enum: ["chief", "lieutenant", "minion", "extra"] }, values: { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 0, maximum: 30 }, command: { type: ["integer", "null"], minimum: 0, maximum: 20 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 0, maximum: 20 }, resistance: { type: "integer", minimum: 0, maximum: 20 }, life: { type: "integer", minimum: 1, maximum: 30 }, cost: { type: "integer", minimum: 0, maximum: 500 } } }, settled: { type: "object", maxProperties: 60, additionalProperties: { type: "string", maxLength: 40 } }, character: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "rank", "trade", "hired", "dues", "values", "experience", "owed", "improvements", "injuries", "hates", "weapons", "equipment", "free", "misses", "patched"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, rank: { $ref: "#/$defs/rank" }, trade: { type: ["string", "null"], maxLength: 40 }, hired: { type: "boolean" }, dues: { enum: ["none", "each-game", "next-paid"] }, values: { $ref: "#/$defs/values" }, experience: { type: "integer", minimum: 0, maximum: 60 }, owed: { type: "integer", minimum: 0, maximum: 30 }, improvements: { type: "array", maxItems: 23, items: { enum: ["good-eye", "bronze-fists", "bronze-body", "brawler", "strider", "brave", "lynx-eye", "iron-fists", "iron-body", "skilled-fighter", "woodsman", "fearless", "eagle-eye", "steel-fists", "steel-body", "combat-master", "acrobat", "steel-nerves", "better-health", "will-to-live", "weak-spots", "vital-spots", "blade-catcher"] } }, injuries: { type: "array", maxItems: 200, items: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened"] } }, hates: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, weapons: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, free: { type: "array", maxItems: 60, items: { $ref: "#/$defs/id" } }, misses: { type: "boolean" }, patched: { type: "boolean" } } }, gone: { type: "object", additionalProperties: !1, required: ["id", "name", "rank", "game"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, rank: { $ref: "#/$defs/rank" }, game: { type: "integer", minimum: 1, maximum: 50 } } }, band: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "tribe", "members", "store", "treasure", "joined", "gone", "wins", "points"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, tribe: { type: "boolean" }, members: { type: "array", maxItems: 120, items: { $ref: "#/$defs/character" } }, store: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/id" } }, treasure: { type: "integer", minimum: 0, maximum: 1e5 }, joined: { type: "integer", minimum: 0, maximum: 2e3 }, gone: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/gone" } }, wins: { type: "integer", minimum: 0, maximum: 50 }, points: { type: "integer", minimum: -1e4, maximum: 1e5 } } } } }, schema20 = { type: "object", maxProperties: 60, additionalProperties: { type: "string", maxLength: 40 } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 60) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 60 }, schema: 60, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let data0 = data[key0];
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 40) {
          let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20.additionalProperties, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, schema: schema20.additionalProperties.type, parentSchema: schema20.additionalProperties, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema20.type, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "string", minLength: 1, maxLength: 44, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, pattern3 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (ucs2length(data) > 44) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 44 }, schema: 44, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern3.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, schema: "^[a-z][a-z0-9-]*$", parentSchema: schema21, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema21.type, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "tribe", "members", "store", "treasure", "joined", "gone", "wins", "points"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, tribe: { type: "boolean" }, members: { type: "array", maxItems: 120, items: { $ref: "#/$defs/character" } }, store: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/id" } }, treasure: { type: "integer", minimum: 0, maximum: 1e5 }, joined: { type: "integer", minimum: 0, maximum: 2e3 }, gone: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/gone" } }, wins: { type: "integer", minimum: 0, maximum: 50 }, points: { type: "integer", minimum: -1e4, maximum: 1e5 } } }, func4 = Object.prototype.hasOwnProperty, schema23 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fr === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fr" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "en" || key0 === "fr")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.en !== void 0) {
      let data0 = data.en;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 60) {
          let err3 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.en, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data0) < 1) {
          let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.en, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.en.type, parentSchema: schema23.properties.en, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fr !== void 0) {
      let data1 = data.fr;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 60) {
          let err6 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema23.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (ucs2length(data1) < 1) {
          let err7 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema23.properties.fr.type, parentSchema: schema23.properties.fr, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema24 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "rank", "trade", "hired", "dues", "values", "experience", "owed", "improvements", "injuries", "hates", "weapons", "equipment", "free", "misses", "patched"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, rank: { $ref: "#/$defs/rank" }, trade: { type: ["string", "null"], maxLength: 40 }, hired: { type: "boolean" }, dues: { enum: ["none", "each-game", "next-paid"] }, values: { $ref: "#/$defs/values" }, experience: { type: "integer", minimum: 0, maximum: 60 }, owed: { type: "integer", minimum: 0, maximum: 30 }, improvements: { type: "array", maxItems: 23, items: { enum: ["good-eye", "bronze-fists", "bronze-body", "brawler", "strider", "brave", "lynx-eye", "iron-fists", "iron-body", "skilled-fighter", "woodsman", "fearless", "eagle-eye", "steel-fists", "steel-body", "combat-master", "acrobat", "steel-nerves", "better-health", "will-to-live", "weak-spots", "vital-spots", "blade-catcher"] } }, injuries: { type: "array", maxItems: 200, items: { enum: ["slower", "nerves", "sight", "unreliable", "maimed", "hardened"] } }, hates: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, weapons: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 20, items: { $ref: "#/$defs/id" } }, free: { type: "array", maxItems: 60, items: { $ref: "#/$defs/id" } }, misses: { type: "boolean" }, patched: { type: "boolean" } } }, schema25 = { type: "string", minLength: 2, maxLength: 6, pattern: "^[a-h][1-9][0-9]{0,3}$", description: "The letter of the band that he joined first and a number, such as a3.", descriptionFr: "La lettre de la bande qu’il a rejointe d’abord et un nombre, comme a3." }, pattern4 = new RegExp("^[a-h][1-9][0-9]{0,3}$", "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (ucs2length(data) > 6) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 6 }, schema: 6, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 2) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 2 }, schema: 2, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern4.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-h][1-9][0-9]{0,3}$" }, schema: "^[a-h][1-9][0-9]{0,3}$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema25.type, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { enum: ["chief", "lieutenant", "minion", "extra"] };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "chief" || data === "lieutenant" || data === "minion" || data === "extra")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, schema: schema26.enum, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 0, maximum: 30 }, command: { type: ["integer", "null"], minimum: 0, maximum: 20 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 0, maximum: 20 }, resistance: { type: "integer", minimum: 0, maximum: 20 }, life: { type: "integer", minimum: 1, maximum: 30 }, cost: { type: "integer", minimum: 0, maximum: 500 } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.move === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "move" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.command === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "command" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.shoot === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shoot" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.melee === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "melee" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.strength === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.resistance === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resistance" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.life === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "life" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.cost === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "move" || key0 === "command" || key0 === "shoot" || key0 === "melee" || key0 === "strength" || key0 === "resistance" || key0 === "life" || key0 === "cost")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.move !== void 0) {
      let data0 = data.move;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err9 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.move.type, parentSchema: schema27.properties.move, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 30 || isNaN(data0)) {
          let err10 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema27.properties.move, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err11 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.move, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.command !== void 0) {
      let data1 = data.command;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err12 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: schema27.properties.command.type }, schema: schema27.properties.command.type, parentSchema: schema27.properties.command, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 20 || isNaN(data1)) {
          let err13 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema27.properties.command, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err14 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.command, data: data1 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.shoot !== void 0) {
      let data2 = data.shoot;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err15 = { instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/type", keyword: "type", params: { type: schema27.properties.shoot.type }, schema: schema27.properties.shoot.type, parentSchema: schema27.properties.shoot, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 6 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema27.properties.shoot, data: data2 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data2 < 2 || isNaN(data2)) {
          let err17 = { instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema27.properties.shoot, data: data2 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.melee !== void 0) {
      let data3 = data.melee;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err18 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.melee.type, parentSchema: schema27.properties.melee, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 6 || isNaN(data3)) {
          let err19 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema27.properties.melee, data: data3 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data3 < 2 || isNaN(data3)) {
          let err20 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema27.properties.melee, data: data3 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.strength !== void 0) {
      let data4 = data.strength;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err21 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.strength.type, parentSchema: schema27.properties.strength, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 20 || isNaN(data4)) {
          let err22 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema27.properties.strength, data: data4 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err23 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.strength, data: data4 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.resistance !== void 0) {
      let data5 = data.resistance;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err24 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.resistance.type, parentSchema: schema27.properties.resistance, data: data5 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 20 || isNaN(data5)) {
          let err25 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema27.properties.resistance, data: data5 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err26 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.resistance, data: data5 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
    if (data.life !== void 0) {
      let data6 = data.life;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err27 = { instancePath: instancePath + "/life", schemaPath: "#/properties/life/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.life.type, parentSchema: schema27.properties.life, data: data6 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 30 || isNaN(data6)) {
          let err28 = { instancePath: instancePath + "/life", schemaPath: "#/properties/life/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema27.properties.life, data: data6 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err29 = { instancePath: instancePath + "/life", schemaPath: "#/properties/life/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema27.properties.life, data: data6 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      }
    }
    if (data.cost !== void 0) {
      let data7 = data.cost;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err30 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.cost.type, parentSchema: schema27.properties.cost, data: data7 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 500 || isNaN(data7)) {
          let err31 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, schema: 500, parentSchema: schema27.properties.cost, data: data7 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err32 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.cost, data: data7 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema27.type, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.race === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "race" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rank === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rank" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.trade === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trade" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hired === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hired" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.dues === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dues" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.values === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "values" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.experience === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "experience" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.owed === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owed" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.improvements === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "improvements" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.injuries === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "injuries" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.hates === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hates" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.weapons === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weapons" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.equipment === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "equipment" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.free === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "free" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.misses === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "misses" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.patched === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "patched" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    for (let key0 in data)
      if (!func4.call(schema24.properties, key0)) {
        let err18 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    if (data.id !== void 0 && (validate64(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.name !== void 0 && (validate60(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.race !== void 0 && (validate56(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.rank !== void 0 && (validate68(data.rank, { instancePath: instancePath + "/rank", parentData: data, parentDataProperty: "rank", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.trade !== void 0) {
      let data4 = data.trade;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/trade", schemaPath: "#/properties/trade/type", keyword: "type", params: { type: schema24.properties.trade.type }, schema: schema24.properties.trade.type, parentSchema: schema24.properties.trade, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && ucs2length(data4) > 40) {
        let err20 = { instancePath: instancePath + "/trade", schemaPath: "#/properties/trade/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema24.properties.trade, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.hired !== void 0) {
      let data5 = data.hired;
      if (typeof data5 != "boolean") {
        let err21 = { instancePath: instancePath + "/hired", schemaPath: "#/properties/hired/type", keyword: "type", params: { type: "boolean" }, schema: schema24.properties.hired.type, parentSchema: schema24.properties.hired, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.dues !== void 0) {
      let data6 = data.dues;
      if (!(data6 === "none" || data6 === "each-game" || data6 === "next-paid")) {
        let err22 = { instancePath: instancePath + "/dues", schemaPath: "#/properties/dues/enum", keyword: "enum", params: { allowedValues: schema24.properties.dues.enum }, schema: schema24.properties.dues.enum, parentSchema: schema24.properties.dues, data: data6 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.values !== void 0 && (validate70(data.values, { instancePath: instancePath + "/values", parentData: data, parentDataProperty: "values", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.experience !== void 0) {
      let data8 = data.experience;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err23 = { instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.experience.type, parentSchema: schema24.properties.experience, data: data8 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 60 || isNaN(data8)) {
          let err24 = { instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, schema: 60, parentSchema: schema24.properties.experience, data: data8 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err25 = { instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.experience, data: data8 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
    if (data.owed !== void 0) {
      let data9 = data.owed;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err26 = { instancePath: instancePath + "/owed", schemaPath: "#/properties/owed/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.owed.type, parentSchema: schema24.properties.owed, data: data9 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 30 || isNaN(data9)) {
          let err27 = { instancePath: instancePath + "/owed", schemaPath: "#/properties/owed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema24.properties.owed, data: data9 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err28 = { instancePath: instancePath + "/owed", schemaPath: "#/properties/owed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.owed, data: data9 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      }
    }
    if (data.improvements !== void 0) {
      let data10 = data.improvements;
      if (Array.isArray(data10)) {
        if (data10.length > 23) {
          let err29 = { instancePath: instancePath + "/improvements", schemaPath: "#/properties/improvements/maxItems", keyword: "maxItems", params: { limit: 23 }, schema: 23, parentSchema: schema24.properties.improvements, data: data10 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        let len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (!(data11 === "good-eye" || data11 === "bronze-fists" || data11 === "bronze-body" || data11 === "brawler" || data11 === "strider" || data11 === "brave" || data11 === "lynx-eye" || data11 === "iron-fists" || data11 === "iron-body" || data11 === "skilled-fighter" || data11 === "woodsman" || data11 === "fearless" || data11 === "eagle-eye" || data11 === "steel-fists" || data11 === "steel-body" || data11 === "combat-master" || data11 === "acrobat" || data11 === "steel-nerves" || data11 === "better-health" || data11 === "will-to-live" || data11 === "weak-spots" || data11 === "vital-spots" || data11 === "blade-catcher")) {
            let err30 = { instancePath: instancePath + "/improvements/" + i0, schemaPath: "#/properties/improvements/items/enum", keyword: "enum", params: { allowedValues: schema24.properties.improvements.items.enum }, schema: schema24.properties.improvements.items.enum, parentSchema: schema24.properties.improvements.items, data: data11 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/improvements", schemaPath: "#/properties/improvements/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.improvements.type, parentSchema: schema24.properties.improvements, data: data10 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.injuries !== void 0) {
      let data12 = data.injuries;
      if (Array.isArray(data12)) {
        if (data12.length > 200) {
          let err32 = { instancePath: instancePath + "/injuries", schemaPath: "#/properties/injuries/maxItems", keyword: "maxItems", params: { limit: 200 }, schema: 200, parentSchema: schema24.properties.injuries, data: data12 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        let len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data13 = data12[i1];
          if (!(data13 === "slower" || data13 === "nerves" || data13 === "sight" || data13 === "unreliable" || data13 === "maimed" || data13 === "hardened")) {
            let err33 = { instancePath: instancePath + "/injuries/" + i1, schemaPath: "#/properties/injuries/items/enum", keyword: "enum", params: { allowedValues: schema24.properties.injuries.items.enum }, schema: schema24.properties.injuries.items.enum, parentSchema: schema24.properties.injuries.items, data: data13 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/injuries", schemaPath: "#/properties/injuries/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.injuries.type, parentSchema: schema24.properties.injuries, data: data12 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.hates !== void 0) {
      let data14 = data.hates;
      if (Array.isArray(data14)) {
        if (data14.length > 8) {
          let err35 = { instancePath: instancePath + "/hates", schemaPath: "#/properties/hates/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema24.properties.hates, data: data14 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        let len2 = data14.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate56(data14[i2], { instancePath: instancePath + "/hates/" + i2, parentData: data14, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err36 = { instancePath: instancePath + "/hates", schemaPath: "#/properties/hates/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.hates.type, parentSchema: schema24.properties.hates, data: data14 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.weapons !== void 0) {
      let data16 = data.weapons;
      if (Array.isArray(data16)) {
        if (data16.length > 20) {
          let err37 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema24.properties.weapons, data: data16 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        let len3 = data16.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate56(data16[i3], { instancePath: instancePath + "/weapons/" + i3, parentData: data16, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err38 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.weapons.type, parentSchema: schema24.properties.weapons, data: data16 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.equipment !== void 0) {
      let data18 = data.equipment;
      if (Array.isArray(data18)) {
        if (data18.length > 20) {
          let err39 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema24.properties.equipment, data: data18 };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        let len4 = data18.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate56(data18[i4], { instancePath: instancePath + "/equipment/" + i4, parentData: data18, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err40 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.equipment.type, parentSchema: schema24.properties.equipment, data: data18 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.free !== void 0) {
      let data20 = data.free;
      if (Array.isArray(data20)) {
        if (data20.length > 60) {
          let err41 = { instancePath: instancePath + "/free", schemaPath: "#/properties/free/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema24.properties.free, data: data20 };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        let len5 = data20.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate56(data20[i5], { instancePath: instancePath + "/free/" + i5, parentData: data20, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err42 = { instancePath: instancePath + "/free", schemaPath: "#/properties/free/type", keyword: "type", params: { type: "array" }, schema: schema24.properties.free.type, parentSchema: schema24.properties.free, data: data20 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.misses !== void 0) {
      let data22 = data.misses;
      if (typeof data22 != "boolean") {
        let err43 = { instancePath: instancePath + "/misses", schemaPath: "#/properties/misses/type", keyword: "type", params: { type: "boolean" }, schema: schema24.properties.misses.type, parentSchema: schema24.properties.misses, data: data22 };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.patched !== void 0) {
      let data23 = data.patched;
      if (typeof data23 != "boolean") {
        let err44 = { instancePath: instancePath + "/patched", schemaPath: "#/properties/patched/type", keyword: "type", params: { type: "boolean" }, schema: schema24.properties.patched.type, parentSchema: schema24.properties.patched, data: data23 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
  } else {
    let err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema24.type, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "object", additionalProperties: !1, required: ["id", "name", "rank", "game"], properties: { id: { $ref: "#/$defs/figure" }, name: { $ref: "#/$defs/name" }, rank: { $ref: "#/$defs/rank" }, game: { type: "integer", minimum: 1, maximum: 50 } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.rank === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rank" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.game === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "game" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "rank" || key0 === "game")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate64(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.name !== void 0 && (validate60(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.rank !== void 0 && (validate68(data.rank, { instancePath: instancePath + "/rank", parentData: data, parentDataProperty: "rank", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.game !== void 0) {
      let data3 = data.game;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err5 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.game.type, parentSchema: schema28.properties.game, data: data3 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 50 || isNaN(data3)) {
          let err6 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema28.properties.game, data: data3 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err7 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema28.properties.game, data: data3 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema28.type, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.race === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "race" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tribe === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tribe" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.members === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "members" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.store === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "store" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.treasure === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "treasure" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.joined === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "joined" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.gone === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gone" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.wins === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wins" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.points === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
      if (!func4.call(schema22.properties, key0)) {
        let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.id !== void 0 && (validate56(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.name !== void 0 && (validate60(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.race !== void 0 && (validate56(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.tribe !== void 0) {
      let data3 = data.tribe;
      if (typeof data3 != "boolean") {
        let err12 = { instancePath: instancePath + "/tribe", schemaPath: "#/properties/tribe/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.tribe.type, parentSchema: schema22.properties.tribe, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.members !== void 0) {
      let data4 = data.members;
      if (Array.isArray(data4)) {
        if (data4.length > 120) {
          let err13 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 120 }, schema: 120, parentSchema: schema22.properties.members, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate63(data4[i0], { instancePath: instancePath + "/members/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.members.type, parentSchema: schema22.properties.members, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.store !== void 0) {
      let data6 = data.store;
      if (Array.isArray(data6)) {
        if (data6.length > 1e3) {
          let err15 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/maxItems", keyword: "maxItems", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema22.properties.store, data: data6 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate56(data6[i1], { instancePath: instancePath + "/store/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.store.type, parentSchema: schema22.properties.store, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.treasure !== void 0) {
      let data8 = data.treasure;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err17 = { instancePath: instancePath + "/treasure", schemaPath: "#/properties/treasure/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.treasure.type, parentSchema: schema22.properties.treasure, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 1e5 || isNaN(data8)) {
          let err18 = { instancePath: instancePath + "/treasure", schemaPath: "#/properties/treasure/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, schema: 1e5, parentSchema: schema22.properties.treasure, data: data8 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err19 = { instancePath: instancePath + "/treasure", schemaPath: "#/properties/treasure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.treasure, data: data8 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.joined !== void 0) {
      let data9 = data.joined;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err20 = { instancePath: instancePath + "/joined", schemaPath: "#/properties/joined/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.joined.type, parentSchema: schema22.properties.joined, data: data9 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2e3 || isNaN(data9)) {
          let err21 = { instancePath: instancePath + "/joined", schemaPath: "#/properties/joined/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, schema: 2e3, parentSchema: schema22.properties.joined, data: data9 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err22 = { instancePath: instancePath + "/joined", schemaPath: "#/properties/joined/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.joined, data: data9 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.gone !== void 0) {
      let data10 = data.gone;
      if (Array.isArray(data10)) {
        if (data10.length > 1e3) {
          let err23 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/maxItems", keyword: "maxItems", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema22.properties.gone, data: data10 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate78(data10[i2], { instancePath: instancePath + "/gone/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.gone.type, parentSchema: schema22.properties.gone, data: data10 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.wins !== void 0) {
      let data12 = data.wins;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err25 = { instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.wins.type, parentSchema: schema22.properties.wins, data: data12 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 50 || isNaN(data12)) {
          let err26 = { instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema22.properties.wins, data: data12 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          let err27 = { instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.wins, data: data12 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
    if (data.points !== void 0) {
      let data13 = data.points;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        let err28 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.points.type, parentSchema: schema22.properties.points, data: data13 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 > 1e5 || isNaN(data13)) {
          let err29 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, schema: 1e5, parentSchema: schema22.properties.points, data: data13 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data13 < -1e4 || isNaN(data13)) {
          let err30 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e4 }, schema: -1e4, parentSchema: schema22.properties.points, data: data13 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.settings === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.rulings === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rulings" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.scenarios === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.games === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "games" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.game === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "game" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.bands === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bands" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.pool === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pool" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "settings" || key0 === "rulings" || key0 === "scenarios" || key0 === "games" || key0 === "game" || key0 === "bands" || key0 === "pool")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.settings !== void 0 && (validate53(data.settings, { instancePath: instancePath + "/settings", parentData: data, parentDataProperty: "settings", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.rulings !== void 0 && (validate53(data.rulings, { instancePath: instancePath + "/rulings", parentData: data, parentDataProperty: "rulings", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.scenarios !== void 0) {
      let data2 = data.scenarios;
      if (Array.isArray(data2)) {
        if (data2.length > 20) {
          let err8 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.scenarios, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2.length < 1) {
          let err9 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.scenarios, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate56(data2[i0], { instancePath: instancePath + "/scenarios/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.scenarios.type, parentSchema: schema19.properties.scenarios, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.games !== void 0) {
      let data4 = data.games;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err11 = { instancePath: instancePath + "/games", schemaPath: "#/properties/games/type", keyword: "type", params: { type: "integer" }, schema: schema19.properties.games.type, parentSchema: schema19.properties.games, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 50 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/games", schemaPath: "#/properties/games/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema19.properties.games, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err13 = { instancePath: instancePath + "/games", schemaPath: "#/properties/games/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema19.properties.games, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.game !== void 0) {
      let data5 = data.game;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err14 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/type", keyword: "type", params: { type: "integer" }, schema: schema19.properties.game.type, parentSchema: schema19.properties.game, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 50 || isNaN(data5)) {
          let err15 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema19.properties.game, data: data5 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err16 = { instancePath: instancePath + "/game", schemaPath: "#/properties/game/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema19.properties.game, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
    if (data.bands !== void 0) {
      let data6 = data.bands;
      if (Array.isArray(data6)) {
        if (data6.length > 8) {
          let err17 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema19.properties.bands, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data6.length < 2) {
          let err18 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema19.properties.bands, data: data6 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate58(data6[i1], { instancePath: instancePath + "/bands/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.bands.type, parentSchema: schema19.properties.bands, data: data6 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.pool !== void 0) {
      let data8 = data.pool;
      if (Array.isArray(data8)) {
        if (data8.length > 400) {
          let err20 = { instancePath: instancePath + "/pool", schemaPath: "#/properties/pool/maxItems", keyword: "maxItems", params: { limit: 400 }, schema: 400, parentSchema: schema19.properties.pool, data: data8 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate63(data8[i2], { instancePath: instancePath + "/pool/" + i2, parentData: data8, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/pool", schemaPath: "#/properties/pool/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.pool.type, parentSchema: schema19.properties.pool, data: data8 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  musg_campaign_schema_default as default,
  validate
};
